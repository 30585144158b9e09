import { Type, type Static } from 'typebox';
import { Hashid, Instant, oneOf } from './basics.ts';

/**
 * Keys of a person's devices (WebAuthn level 3), for signing; those for logging in are in `security.ts`. All 'signedIn', each
 * their own.
 *
 * - `GET /passkeys` → Passkey[].
 * - `POST /passkey/code` → PasskeyCodeMailed; `POST /passkey/start` PasskeyStart → PasskeyCreation; `POST /passkey`
 *   PasskeyDraft → Passkey[]. A session alone adds no device: the code is in a mail to its holder.
 * - `DELETE /passkey?hashid=` → Passkey[]. Earlier signatures stay valid.
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
  /** The owner's name for the device. */
  name: Type.String(),
  added_at: Instant,
});
export type Passkey = Static<typeof Passkey>;

/** A code to add a device was mailed. */
export const PasskeyCodeMailed = Type.Object({ email_masked: Type.String() });
export type PasskeyCodeMailed = Static<typeof PasskeyCodeMailed>;

/** The code of that mail. */
export const PasskeyStart = Type.Object({ code: Type.String({ maxLength: 40 }) });
export type PasskeyStart = Static<typeof PasskeyStart>;

/** The request to a device to make a key (PublicKeyCredentialCreationOptionsJSON). */
export const PasskeyCreation = Type.Object({
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Base64Url, name: Type.String(), displayName: Type.String() }),
  challenge: Base64Url,
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), ...kind })),
  timeout: Type.Integer({ description: 'Milliseconds' }),
  excludeCredentials: Type.Array(Known),
  authenticatorSelection: Type.Object({
    /** A key for logging in is found by the device itself; one for signing never is, so no login offers it. */
    residentKey: oneOf(['discouraged', 'required']),
    userVerification: oneOf(['required']),
  }),
  attestation: oneOf(['none']),
});
export type PasskeyCreation = Static<typeof PasskeyCreation>;

/** The request to a device to sign (PublicKeyCredentialRequestOptionsJSON). */
export const PasskeyRequest = Type.Object({
  challenge: Base64Url,
  rpId: Type.String(),
  allowCredentials: Type.Array(Known),
  timeout: Type.Integer({ description: 'Milliseconds' }),
  userVerification: oneOf(['required']),
});
export type PasskeyRequest = Static<typeof PasskeyRequest>;

/** The body of POST /passkey and of POST /security/passkey: the device's answer, and the owner's name for it. */
export const PasskeyDraft = Type.Object({
  name: Type.String(),
  made: Type.Object({
    ...answered,
    response: Type.Object({ clientDataJSON: Base64Url, attestationObject: Base64Url }),
  }),
});
export type PasskeyDraft = Static<typeof PasskeyDraft>;

const signed = { clientDataJSON: Base64Url, authenticatorData: Base64Url, signature: Base64Url };

/** A device's answer when it signed. */
export const Assertion = Type.Object({ ...answered, response: Type.Object(signed) });
export type Assertion = Static<typeof Assertion>;

/** A device's answer to a request to identify its user: it says whose key it used. */
export const LoginAssertion = Type.Object({
  ...answered,
  response: Type.Object({ ...signed, userHandle: Base64Url }),
});
export type LoginAssertion = Static<typeof LoginAssertion>;
