/**
 * How a person logs in: second factor, password, sessions, and the proof that an e-mail address is theirs. 'signedIn'
 * unless said otherwise. With an external identity provider all but GET /security answer C409 with a sentence: it is
 * arranged there.
 *
 * - `GET /security` → SecurityState.
 * - `POST /security/factor/start` PasswordForm → FactorStart. Nothing is on yet; asking again gives a new key.
 *   C409 when it is on already.
 * - `POST /security/factor/confirm` CodeForm → RecoveryCodes. The factor is on. The caller's own session counts as
 *   confirmed from here: renew the token (refresh) before the next call, else that call is 401 mfa, and the step-up
 * login
 *   passes without a question. Their other sessions are asked for a code. V422 on `code`; C409 without a start.
 * - `POST /security/factor/off` PasswordForm → {}. Needs a token with the second factor, else 401 mfa.
 * - `POST /security/recovery` PasswordForm → RecoveryCodes. The old codes stop working. Needs the factor likewise.
 * - `POST /profile/password` PasswordChange → {}. Ends all other sessions. V422 on `current` and `next`.
 * - `GET /sessions` → LoginSession[], the current one first, then the last seen.
 * - `DELETE /session` SessionId (JSON body) → {}. N404 for what is not the caller's.
 * - `DELETE /sessions` → {}: all but the current one.
 *   A session that is ended can't renew its token; the access token it holds works for 10 minutes at most.
 * - `POST /verification` VerificationToken → {}, public. The mail's link is `/melding?bericht=adres-bevestigen#<token>`
 * (24
 *   hours, once): the page shows a button, and the button posts. N404 for a token that does not work (any more).
 * - `POST /verification/resend` → {}. C409 when the address is verified; R429 within a minute or after 5 in a day.
 *
 * Wrong passwords and codes: V422 on the field, R429 after 5 in 15 minutes. A forgotten password is on the login page
 * itself (/oidc/wachtwoord-vergeten), without the app.
 */
export interface SecurityState {
  /** False: an external identity provider keeps password, second factor and sessions. */
  embedded: boolean;
  /** Null: off. */
  factor: { /** An instant, ISO 8601. */ enabled_at: string; recovery_codes_left: number } | null;
}

export interface PasswordForm {
  password: string;
}

/** What an authenticator app needs; the key is shown once. */
export interface FactorStart {
  /** Base 32, in groups of four with spaces between. */
  key: string;
  /** otpauth://totp/… */
  uri: string;
  /** The QR code of `uri`: an SVG path for a viewBox of `0 0 size size`, dark on light, its quiet zone included. */
  qr: { size: number; path: string };
}

/** Six digits; spaces are ignored. */
export interface CodeForm {
  code: string;
}

/** Ten codes of the form abcd-efgh-jkmn, each good for one login; only shown here. */
export interface RecoveryCodes {
  codes: string[];
}

export interface PasswordChange {
  current: string;
  next: string;
}

/** One place where the caller is logged in. */
export interface LoginSession {
  id: string;
  /** 'Chrome op Windows', 'Safari op een iPhone', or 'Onbekend apparaat'. */
  device: string;
  /** Instants, ISO 8601. */
  signed_in_at: string;
  last_seen: string;
  current: boolean;
}

export interface SessionId {
  id: string;
}

export interface VerificationToken {
  token: string;
}
