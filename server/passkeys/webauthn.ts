import { randomBytes } from 'node:crypto';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Assertion, PasskeyCreation, PasskeyDraft, PasskeyRequest } from '../../domain/wire/passkey.ts';
import type { Env } from '../env/settings.ts';

/** How long a device may take to answer, in milliseconds. */
export const CHALLENGE_LIFE = 10 * 60_000;

/** ES256, EdDSA and RS256: the kinds devices make (IANA COSE algorithms). */
const ALGORITHMS = [-7, -8, -257];

/** 256 random bits, base64url. */
export const newNonce = (): string => randomBytes(32).toString('base64url');

type Site = Pick<Env, 'publicUrl'>;

/** The relying party is the app itself: the host of PUBLIC_URL. */
const siteOf = ({ publicUrl }: Site) => ({ origin: new URL(publicUrl).origin, rpId: new URL(publicUrl).hostname });

/** The name by which a device knows whose key it is, base64url. */
export const userHandle = (person: string): string => Buffer.from(person).toString('base64url');

/** The options for a device to make a key. */
export const creationOptions = (
  site: Site,
  {
    challenge,
    person,
    name,
    known,
    logsIn,
  }: {
    challenge: string;
    person: string;
    name: string;
    /** The keys the person already has, base64url. */
    known: readonly string[];
    /** A login key must be discoverable: nobody types who they are. For a key to sign with we tell the device which. */
    logsIn: boolean;
  },
): PasskeyCreation => ({
  rp: { id: siteOf(site).rpId, name: 'Onderling' },
  user: { id: userHandle(person), name, displayName: name },
  challenge,
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
  timeout: CHALLENGE_LIFE,
  excludeCredentials: known.map((id) => ({ id, type: 'public-key' })),
  authenticatorSelection: { residentKey: logsIn ? 'required' : 'discouraged', userVerification: 'required' },
  attestation: 'none',
});

/** The options for a device to sign. @param known with which keys; none: with any discoverable one */
export const requestOptions = (site: Site, challenge: string, known: readonly string[]): PasskeyRequest => ({
  challenge,
  rpId: siteOf(site).rpId,
  allowCredentials: known.map((id) => ({ id, type: 'public-key' })),
  timeout: CHALLENGE_LIFE,
  userVerification: 'required',
});

/** A key as it is stored. */
export interface KeptKey {
  credentialId: string;
  /** COSE. */
  publicKey: Buffer;
  counter: number;
}

/** The new key a device made for this challenge; null when its answer does not hold. */
export async function newKey(site: Site, made: PasskeyDraft['made'], challenge: string): Promise<KeptKey | null> {
  const { origin, rpId } = siteOf(site);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey), counter };
  } catch {
    // The library throws at the first thing that does not hold, and at anything it can't read.
    return null;
  }
}

/** The counter of the key after it signed this challenge; null when the signature does not hold. */
export async function signedWith(
  site: Site,
  assertion: Assertion,
  challenge: string,
  { credentialId, publicKey, counter }: KeptKey,
): Promise<number | null> {
  const { origin, rpId } = siteOf(site);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
