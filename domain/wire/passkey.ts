import { Type, type Static } from 'typebox';
import { Hashid, Instant, oneOf } from './basics.ts';

/**
 * Keys of a person's devices, to sign with (WebAuthn level 3). All 'signedIn', each their own.
 *
 * - `GET /passkeys` → Passkey[]; `POST /passkey/start` → PasskeyCreation; `POST /passkey` PasskeyDraft → Passkey[].
 * - `DELETE /passkey?hashid=` → Passkey[]. What was signed with it stays signed.
 */
const Base64Url = Type.String({ pattern: '^[A-Za-z0-9_-]*$', maxLength: 20_000, description: 'Base64url' });
const CredentialId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,1400}$', description: 'Base64url' });
const kind = { type: oneOf(['public-key']) };
const answered = {
  id: CredentialId,
  rawId: CredentialId,
  ...kind,
};
const Known = Type.Object({ id: CredentialId, ...kind });

export const Passkey = Type.Object({
  hashid: Hashid,
  /** What its owner calls the device. */
  name: Type.String(),
  added_at: Instant,
});
export type Passkey = Static<typeof Passkey>;

/** What a device is asked to make a key (PublicKeyCredentialCreationOptionsJSON). */
export const PasskeyCreation = Type.Object({
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Base64Url, name: Type.String(), displayName: Type.String() }),
  challenge: Base64Url,
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), ...kind })),
  timeout: Type.Integer({ description: 'Milliseconds' }),
  excludeCredentials: Type.Array(Known),
  authenticatorSelection: Type.Object({
    residentKey: oneOf(['preferred']),
    userVerification: oneOf(['required']),
  }),
  attestation: oneOf(['none']),
});
export type PasskeyCreation = Static<typeof PasskeyCreation>;

/** What a device is asked to sign (PublicKeyCredentialRequestOptionsJSON). */
export const PasskeyRequest = Type.Object({
  challenge: Base64Url,
  rpId: Type.String(),
  allowCredentials: Type.Array(Known),
  timeout: Type.Integer({ description: 'Milliseconds' }),
  userVerification: oneOf(['required']),
});
export type PasskeyRequest = Static<typeof PasskeyRequest>;

/** The body of POST /passkey: what the device answered, and how its owner calls it. */
export const PasskeyDraft = Type.Object({
  name: Type.String(),
  made: Type.Object({
    ...answered,
    response: Type.Object({ clientDataJSON: Base64Url, attestationObject: Base64Url }),
  }),
});
export type PasskeyDraft = Static<typeof PasskeyDraft>;

/** What a device answered when it signed. */
export const Assertion = Type.Object({
  ...answered,
  response: Type.Object({ clientDataJSON: Base64Url, authenticatorData: Base64Url, signature: Base64Url }),
});
export type Assertion = Static<typeof Assertion>;
