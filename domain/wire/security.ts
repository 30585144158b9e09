import { Type, type Static } from 'typebox';
import { Hashid, Instant, orNull } from './basics.ts';
import { QrDrawing } from './order.ts';

/** A passkey that logs its owner in, instead of the password and the second factor. */
export const LoginPasskey = Type.Object({
  id: Hashid,
  /** The owner's name for it. */
  name: Type.String(),
  added_at: Instant,
  last_used_at: orNull(Instant),
});
export type LoginPasskey = Static<typeof LoginPasskey>;

/**
 * How a person logs in: second factor, passkeys, password, sessions, and the proof that an e-mail address is theirs. 'signedIn'
 * unless stated otherwise. With an external identity provider all but GET /security answer C409 with a sentence: it is
 * arranged there.
 *
 * - `GET /security` → SecurityState.
 * - `POST /security/factor/start` PasswordForm → FactorStart. Nothing is on yet; asking again gives a new key. C409 when
 *   it is on already.
 * - `POST /security/factor/confirm` CodeForm → RecoveryCodes. The factor is on. The caller's own session counts as
 *   confirmed from here: renew the token (refresh) before the next call, else that call is 401 mfa, and the step-up login
 *   passes without a question. Their other sessions are asked for a code. V422 on `code`; C409 without a start.
 * - `POST /security/factor/off` PasswordForm → {}. Needs a token with the second factor, else 401 mfa.
 * - `POST /security/recovery` PasswordForm → RecoveryCodes. The old codes stop working. Needs the factor likewise.
 * - `POST /security/passkey/start` PasswordForm → PasskeyCreation: the request to the device. Good once, for this session
 *   alone, for ten minutes. With the factor on it needs a token with it, else 401 mfa. C409 when there are ten.
 * - `POST /security/passkey` PasskeyDraft → {}. The passkey counts. V422 on `name`, and on `made` for an answer that does not
 *   match the start; C409 for a known key.
 * - `POST /security/passkey/name` PasskeyName → {}. N404 for one that is not the caller's, V422 on `name`.
 * - `POST /security/passkey/remove` PasskeyRemoval → {}. Needs what the start needs. N404 likewise.
 * - `POST /profile/password` PasswordChange → {}. Ends all other sessions. V422 on `current` and `next`.
 * - `GET /sessions` → LoginSession[], the current one first, then the last seen.
 * - `DELETE /session` SessionId (JSON body) → {}. N404 for one that is not the caller's.
 * - `DELETE /sessions` → {}: all but the current one. A session that is ended can't renew its token; the access token it
 *   holds works for 10 minutes at most.
 * - `POST /verification` Verification → VerificationAnswer, public. The mail's link is
 *   `/melding?bericht=adres-bevestigen#<token>` (24 hours, once): its page posts without a password, and then asks the one that
 *   was chosen, or a new one. A proved address lets that browser log in once without the password (docs/decisions/0036). V422 on `password`; N404 for a token that does
 *   not work (any more).
 * - `POST /profile/email` AddressForm → {}: a mail goes to the new address, and nothing else changes; the answer is the same
 *   whoever has that address. Its link is `/profiel?adres=nieuw#<token>` (24 hours, once); asking again replaces it. With the
 *   second factor on it needs a token with it, else 401 mfa. V422 on `email` and `password`; C409 within 7 days of a change;
 *   R429 after 5 in an hour. `DELETE /profile/email` → {} takes it back; N404 where nothing was asked.
 * - `POST /profile/email/confirm` VerificationToken → {}: from here that is the address of the account, in all its families.
 *   N404 for a token that does not work for the caller's account; C409 when somebody else has the address by now.
 * - `POST /way-back` VerificationToken → WentBack, public: by the link of a mail that says that something about the login changed
 *   (`/melding?bericht=dit-was-ik-niet#<token>`, 7 days, once). Every way in of since that change is gone, every session is over,
 *   no password works, and a changed address is the one before again. N404 for a token that does not work (any more).
 * - `POST /verification/resend` → {}. C409 when the address is verified; R429 within a minute or after 5 in a day.
 *
 * Wrong passwords and codes: V422 on the field, R429 after 5 in 15 minutes. A forgotten password is on the login page
 * itself (/oidc/wachtwoord-vergeten), without the app.
 */
export const SecurityState = Type.Object({
  /** False: an external identity provider keeps password, second factor and sessions. */
  embedded: Type.Boolean(),
  /** The second factor; null if it is off. */
  factor: orNull(Type.Object({ enabled_at: Instant, recovery_codes_left: Type.Integer() })),
  /** A new address awaiting verification, until that moment. */
  address_asked: orNull(Type.Object({ email: Type.String(), until: Instant })),
  /** The address was changed; until that moment the previous one can be restored. */
  address_changed: orNull(Type.Object({ before: Type.String(), until: Instant })),
  /** The passkeys the caller logs in with, oldest first. */
  passkeys: Type.Array(LoginPasskey),
});
export type SecurityState = Static<typeof SecurityState>;

/** Long enough for every password of; the rule itself says more. */
const Secret = Type.String({ maxLength: 1000 });
const closed = { additionalProperties: false };

/** The account is its owner's again; there they choose a password, within an hour. */
export const WentBack = Type.Object({ choose: Type.Optional(Type.String()) });
export type WentBack = Static<typeof WentBack>;

export const PasswordForm = Type.Object({ password: Secret }, closed);
export type PasswordForm = Static<typeof PasswordForm>;

/** The data an authenticator app needs; the key is shown once. */
export const FactorStart = Type.Object({
  /** Base 32, in groups of four with spaces between. */
  key: Type.String(),
  /** otpauth://totp/… */
  uri: Type.String(),
  /** The QR code of `uri`, dark on light. */
  qr: QrDrawing,
});
export type FactorStart = Static<typeof FactorStart>;

export const PasskeyName = Type.Object({ id: Hashid, name: Type.String() }, closed);
export type PasskeyName = Static<typeof PasskeyName>;

export const PasskeyRemoval = Type.Object({ id: Hashid, password: Secret }, closed);
export type PasskeyRemoval = Static<typeof PasskeyRemoval>;

/** Six digits; spaces are ignored. */
export const CodeForm = Type.Object({ code: Type.String({ maxLength: 40 }) }, closed);
export type CodeForm = Static<typeof CodeForm>;

/** Ten codes of the form abcd-efgh-jkmn, each good for one login; only shown here. */
export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export const PasswordChange = Type.Object({ current: Secret, next: Secret }, closed);
export type PasswordChange = Static<typeof PasswordChange>;

/** Another address to log in with; the rule of an address says more. */
export const AddressForm = Type.Object({ email: Type.String({ maxLength: 254 }), password: Secret }, closed);
export type AddressForm = Static<typeof AddressForm>;

/** One place where the caller is logged in. */
export const LoginSession = Type.Object({
  id: Type.String(),
  /** 'Chrome op Windows', 'Safari op een iPhone', or 'Onbekend apparaat'. */
  device: Type.String(),
  signed_in_at: Instant,
  last_seen: Instant,
  current: Type.Boolean(),
});
export type LoginSession = Static<typeof LoginSession>;

export const SessionId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }, closed);
export type SessionId = Static<typeof SessionId>;

export const VerificationToken = Type.Object({ token: Type.String({ maxLength: 200 }) }, closed);
export type VerificationToken = Static<typeof VerificationToken>;

/**
 * `password`: the one chosen at registration; with `fresh` a new one, which replaces it. Without one it is enough to be in the
 * browser that made the account.
 */
export const Verification = Type.Object(
  { token: Type.String({ maxLength: 200 }), password: Type.Optional(Secret), fresh: Type.Optional(Type.Boolean()) },
  closed,
);
export type Verification = Static<typeof Verification>;

/** Whether the address is proved now: false is the answer to another browser, which is to give the password. */
export const VerificationAnswer = Type.Object({ verified: Type.Boolean() });
export type VerificationAnswer = Static<typeof VerificationAnswer>;
