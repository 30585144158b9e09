import type { FactorStart, LoginSession } from '../domain/wire/security.ts';
import type { Queryable } from './db/database.ts';

/**
 * All the API knows of the embedded identity provider's accounts; implemented in identity/. What takes a
 * `tx` happens in the transaction of what asks for it.
 */
export interface Accounts {
  /**
   * Makes an account; `sub` is what its tokens will carry. An e-mail address in use, or a weak password, comes back as
   * field errors.
   */
  create(
    tx: Queryable,
    account: { email: string; password: string; emailVerified?: boolean; roles?: readonly string[] },
  ): Promise<{ sub: string } | { errors: Record<string, string> }>;
  /**
   * Who proved that an address is theirs takes it from an account that never did: that account is gone, and all its
   * sessions.
   * @returns whose it was; null when nobody had it, or somebody proved it before.
   */
  takeAddress(tx: Queryable, email: string): Promise<string | null>;
  /** Is there an account with this address, whose holder showed that it is theirs? */
  isProved(email: string): Promise<boolean>;
  /** The e-mail address an account logs in with; null when there is no such account. */
  emailOf(sub: string): Promise<string | null>;
  /** As `emailOf`, within a transaction. */
  emailIn(tx: Queryable, sub: string): Promise<string | null>;
  /** Closes an account (nobody logs in with it, every session ends) or opens it again. */
  setDisabled(tx: Queryable, sub: string, disabled: boolean): Promise<void>;
  /** Is this the account's password? The caller limits the attempts. */
  passwordIs(sub: string, password: string): Promise<boolean>;
  /**
   * Stores a new password and ends every session but `keep`. @returns the sentence on what is wrong with the password,
   * or null.
   */
  setPassword(tx: Queryable, sub: string, password: string, keep: string | null): Promise<string | null>;
  /** The account is gone, with all that was kept for it; its sessions end. */
  remove(tx: Queryable, sub: string): Promise<void>;
  factor: SecondFactor;
  sessions: Sessions;
  links: MailedLinks;
}

/** The second factor: time-based codes (RFC 6238) and recovery codes. */
export interface SecondFactor {
  /** Reads the state of the second factor; null means that it is off. */
  state(tx: Queryable, sub: string): Promise<{ enabledAt: Date; recoveryCodesLeft: number } | null>;
  /** Makes a new secret, which counts for nothing until it is confirmed. */
  start(tx: Queryable, sub: string, label: string): Promise<FactorStart>;
  /** Turns it on with a first code. @returns the recovery codes; null: a wrong code; undefined: nothing to confirm. */
  confirm(tx: Queryable, sub: string, code: string, now: number): Promise<string[] | null | undefined>;
  /** New recovery codes; the old ones stop working. */
  renewRecoveryCodes(tx: Queryable, sub: string): Promise<string[]>;
  turnOff(tx: Queryable, sub: string): Promise<void>;
}

/** Where an account is logged in. `id` is the `sid` of its tokens. */
export interface Sessions {
  list(tx: Queryable, sub: string, current: string | null): Promise<LoginSession[]>;
  /** Answers false when the account has no such session. */
  end(tx: Queryable, sub: string, id: string): Promise<boolean>;
  /** Has a session not been ended? Whoever asks holds its end up until their transaction is over. */
  lives(tx: Queryable, sub: string, id: string): Promise<boolean>;
  endAllBut(tx: Queryable, sub: string, keep: string | null): Promise<void>;
  /** From here the session counts as one with a second factor: its person just showed it. */
  raise(tx: Queryable, sub: string, id: string): Promise<void>;
}

/** Handlers by which the rest of the product responds when something happens to an account, in the same transaction. */
export interface AccountEvents {
  /** All sessions ended, or all but the one that asked: whoever else had a way in must have none left. */
  sessionsEnded(tx: Queryable, sub: string): Promise<void>;
}

export type LinkPurpose = 'verify' | 'password';

/** Links in mails to the holder of an account, each good once. */
export interface MailedLinks {
  /** @returns the token; the ones made before it for the same purpose stop working. */
  make(tx: Queryable, sub: string, purpose: LinkPurpose, now: Date): Promise<string>;
  /** Uses a token up. @returns whose it is; null when it is unknown, used or expired. */
  use(tx: Queryable, token: string, purpose: LinkPurpose, now: Date): Promise<string | null>;
  /** The address was shown to be the holder's. Answers false when that was known. */
  markVerified(tx: Queryable, sub: string): Promise<boolean>;
}
