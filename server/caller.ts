import type { CurrentUser } from '../domain/wire/user.ts';

/** The caller: a person of a family, as the database knows them at this moment (S-10), with the roles of their token. */
export interface Caller {
  userId: number;
  familyId: number;
  hashid: string;
  sub: string;
  /** From the token's roles claim; 'superadmin' is the one role in use. */
  roles: readonly string[];
  /** Managers see all of the family; members see the contracts they are a party to. */
  familyRole: CurrentUser['family_role'];
  /**
   * Whether the token states that the e-mail address is theirs. Where we keep the account ourselves, the account
   * decides (repositories/emailVerified.ts).
   */
  emailClaimed: boolean;
}

/** The claims of a verified access token. */
export interface TokenClaims {
  sub: string;
  roles: readonly string[];
  /** The token was obtained with a second factor (amr or acr). */
  secondFactor: boolean;
  /** Its session at the provider (its `sid`); null when the provider does not say. */
  sessionId: string | null;
  email: string | null;
  emailVerified: boolean;
  /** When it was issued, in seconds since 1970 by the provider's clock; null when that does not say. */
  issued: number | null;
  /** Seconds since 1970. */
  expires: number;
}

/** Verifies an access token; anything wrong with it throws `unauthorized()`. */
export type TokenVerifier = (token: string) => Promise<TokenClaims>;

/** The logins a provider reports as ended: all of a person's, or one session. */
export interface Logout {
  sub: string | null;
  sid: string | null;
  /** Seconds since 1970, by the clock of the provider. */
  at: number;
  /** Names the message, which counts once. */
  id: string;
}

/** Verifies a provider's report of logins that ended; anything wrong with it throws `unreadable()`. */
export type LogoutVerifier = (token: string) => Promise<Logout>;

/**
 * The callers a route allows. 'token': a valid token, whose person may still be unknown here; 'signedIn': a person of a
 * family; 'manager': one who manages it; 'superadmin': an administrator, whose login had a second factor.
 */
export type Access = 'public' | 'token' | 'signedIn' | 'manager' | 'superadmin';
