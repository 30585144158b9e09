import { Type, type Static } from 'typebox';
import { Instant, orNull } from './basics.ts';
import { QrDrawing } from './order.ts';

/**
 * How a person logs in: second factor, password, sessions, and the proof that an e-mail address is theirs. 'signedIn'
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
 * - `POST /profile/password` PasswordChange → {}. Ends all other sessions. V422 on `current` and `next`.
 * - `GET /sessions` → LoginSession[], the current one first, then the last seen.
 * - `DELETE /session` SessionId (JSON body) → {}. N404 for what is not the caller's.
 * - `DELETE /sessions` → {}: all but the current one. A session that is ended can't renew its token; the access token it
 *   holds works for 10 minutes at most.
 * - `POST /verification` VerificationToken → {}, public. The mail's link is `/melding?bericht=adres-bevestigen#<token>`
 *   (24 hours, once): the page shows a button, and the button posts. N404 for a token that does not work (any more).
 * - `POST /verification/resend` → {}. C409 when the address is verified; R429 within a minute or after 5 in a day.
 *
 * Wrong passwords and codes: V422 on the field, R429 after 5 in 15 minutes. A forgotten password is on the login page
 * itself (/oidc/wachtwoord-vergeten), without the app.
 */
export const SecurityState = Type.Object({
  /** False: an external identity provider keeps password, second factor and sessions. */
  embedded: Type.Boolean(),
  /** The second factor; null when it is off. */
  factor: orNull(Type.Object({ enabled_at: Instant, recovery_codes_left: Type.Integer() })),
});
export type SecurityState = Static<typeof SecurityState>;

/** Long enough for every password of; the rule itself says more. */
const Secret = Type.String({ maxLength: 1000 });
const closed = { additionalProperties: false };

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

/** Six digits; spaces are ignored. */
export const CodeForm = Type.Object({ code: Type.String({ maxLength: 40 }) }, closed);
export type CodeForm = Static<typeof CodeForm>;

/** Ten codes of the form abcd-efgh-jkmn, each good for one login; only shown here. */
export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export const PasswordChange = Type.Object({ current: Secret, next: Secret }, closed);
export type PasswordChange = Static<typeof PasswordChange>;

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
