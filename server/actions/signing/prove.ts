import { createHash } from 'node:crypto';
import type { Assertion } from '../../../domain/wire/passkey.ts';
import type { SigningProof } from '../../../domain/wire/signing.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { SignatureProof } from '../../db/signingSchema.ts';
import { invalid } from '../../http/errors.ts';
import { keepCounter, ownPasskeys } from '../../repositories/passkeys.ts';
import { findChallenge, useUpChallenge } from '../../repositories/signingChallenges.ts';
import type { SigningRecord } from '../../repositories/signings.ts';
import type { Services } from '../../services.ts';
import { signingChallenge } from '../../passkeys/challenge.ts';
import { signedWith } from '../../passkeys/webauthn.ts';
import { mailedCodeHolds, WRONG_CODE } from './mailedCodes.ts';
import { subjectOf } from './start.ts';

const NO_PROOF = 'Onderteken met je apparaat, of vul de code uit de mail in.';
const TOO_LATE = 'Dit duurde te lang, of je apparaat gaf al eens antwoord. Probeer het opnieuw.';
const NOT_YOUR_KEY = 'Dit apparaat hoort niet bij jouw account. Kies een apparaat dat bij Profiel staat.';
const NOT_SIGNED = 'De handtekening van je apparaat hoort niet bij dit document. Probeer het opnieuw.';

/** The proof of a signature, and the fingerprint of its key. */
interface Proved {
  proof: SignatureProof;
  fingerprint: string | null;
}

/** Checks that the caller signs this document, once. Throws V422 on `assertion` or `code`. */
export async function prove(
  tx: Tx,
  actor: Actor,
  services: Services,
  signing: SigningRecord,
  { assertion, code }: SigningProof,
): Promise<Proved> {
  if (assertion !== undefined) return byPasskey(tx, actor, services, signing, assertion);
  if (code === undefined) throw invalid({ code: NO_PROOF });
  return byCode(tx, actor, signing, code);
}

async function byPasskey(
  tx: Tx,
  { caller, now }: Actor,
  { env }: Services,
  { hashid, sha256 }: SigningRecord,
  assertion: Assertion,
): Promise<Proved> {
  const subject = subjectOf('passkey', hashid);
  const asked = await findChallenge(tx, caller, subject, now);
  if (!asked) throw invalid({ assertion: TOO_LATE });
  const key = (await ownPasskeys(tx, caller)).find(({ credential_id }) => credential_id === assertion.id);
  if (!key) throw invalid({ assertion: NOT_YOUR_KEY });
  const { credential_id: credentialId, public_key: publicKey, counter } = key;
  const challenge = signingChallenge({ document: sha256, person: caller.hashid, request: hashid, nonce: asked.secret });
  const used = await signedWith(env, assertion, challenge, { credentialId, publicKey, counter });
  if (used === null) throw invalid({ assertion: NOT_SIGNED });
  await keepCounter(tx, key, used);
  if (!(await useUpChallenge(tx, caller, subject))) throw invalid({ assertion: TOO_LATE });
  const { clientDataJSON, authenticatorData, signature } = assertion.response;
  return {
    proof: {
      how: 'passkey',
      credentialId,
      publicKey: publicKey.toString('base64url'),
      nonce: asked.secret,
      clientDataJSON,
      authenticatorData,
      signature,
    },
    fingerprint: createHash('sha256').update(publicKey).digest('hex'),
  };
}

async function byCode(tx: Tx, actor: Actor, { hashid }: SigningRecord, code: string): Promise<Proved> {
  const subject = subjectOf('mailed_code', hashid);
  const mailed = await mailedCodeHolds(tx, actor, subject, code);
  if (!mailed) throw invalid({ code: WRONG_CODE });
  if (!(await useUpChallenge(tx, actor.caller, subject))) throw invalid({ code: WRONG_CODE });
  return { proof: { how: 'mailed_code', mailedAt: mailed.madeAt.toISOString() }, fingerprint: null };
}
