import type { PasskeyCreation, PasskeyDraft } from '../domain/wire/passkey.ts';
import type { FactorStart, LoginPasskey, LoginSession } from '../domain/wire/security.ts';
import type { Queryable, Tx } from './db/database.ts';
import type { Env } from './env/settings.ts';

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
  /**
   * Is there an account with this address, or one that can still take it back, whose holder showed that it is theirs?
   */
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
  passkeys: LoginPasskeys;
  sessions: Sessions;
  links: MailedLinks;
  address: AddressChanges;
  wayBack: WayBack;
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
  renewRecoveryCodes(tx: Queryable, sub: string, now: Date): Promise<string[]>;
  turnOff(tx: Queryable, sub: string): Promise<void>;
  lost: LostFactor;
  /** Turns it off where it was turned on from a moment on; recovery codes of since then stop working. @returns whether it is off by that. */
  removeSince(tx: Queryable, sub: string, since: Date): Promise<boolean>;
}

/** A second step that is said to be lost: it goes off after a while, unless its holder shows that they have it (docs/decisions/0022). */
export interface LostFactor {
  /** Since when it is said to be lost; null where nobody says so. */
  since(tx: Queryable, sub: string): Promise<Date | null>;
  ask(tx: Queryable, sub: string, now: Date): Promise<void>;
  /** It was not lost. Answers false when nobody said so. */
  found(tx: Queryable, sub: string): Promise<boolean>;
  /** The accounts of which it is said since this moment or before, the longest first. */
  due(tx: Queryable, until: Date): Promise<string[]>;
  /** Ends the wait of one that is due; false when it ended otherwise, also at the same time. */
  take(tx: Queryable, sub: string, until: Date): Promise<boolean>;
}

/** Why a passkey was not added: asked too long ago or answered before, not readable, somebody's already, or one too many. */
type NotAdded = 'late' | 'unreadable' | 'known' | 'full';

/** Passkeys of one account: more than anybody has devices and vaults; fewer than a list that nobody looks through. */
export const MOST_LOGIN_PASSKEYS = 10;

/** The passkeys with which an account logs in, each in place of the password and the second factor. */
export interface LoginPasskeys {
  /** Oldest first. */
  list(tx: Queryable, sub: string): Promise<LoginPasskey[]>;
  /** What a device is asked, to be answered from this session alone; null when there are as many as there may be. */
  start(tx: Queryable, asks: PasskeyAsks, site: Pick<Env, 'publicUrl'>): Promise<PasskeyCreation | null>;
  /** Adds the key that answers; what it answers is used up, whatever comes of it. @returns null when it was added. */
  add(tx: Queryable, asks: PasskeyAsks, site: Pick<Env, 'publicUrl'>, draft: PasskeyDraft): Promise<NotAdded | null>;
  /** Answers false when the account has no such passkey, as `remove` does. */
  rename(tx: Queryable, sub: string, id: string, name: string): Promise<boolean>;
  remove(tx: Queryable, sub: string, id: string): Promise<boolean>;
  /** Those that were added from a moment on. */
  removeSince(tx: Queryable, sub: string, since: Date): Promise<void>;
}

/** Who adds a passkey, when, and in which session. */
export interface PasskeyAsks {
  sub: string;
  session: string | null;
  now: Date;
}

/** Where an account is logged in. `id` is the `sid` of its tokens. */
export interface Sessions {
  list(tx: Queryable, sub: string, current: string | null): Promise<LoginSession[]>;
  /** Answers false when the account has no such session. */
  end(tx: Queryable, sub: string, id: string): Promise<boolean>;
  /** Has a session not been ended, at this moment? */
  isAlive(tx: Queryable, sub: string, id: string): Promise<boolean>;
  /** As `isAlive`. Whoever asks holds its end up until their transaction is over. */
  lives(tx: Queryable, sub: string, id: string): Promise<boolean>;
  endAllBut(tx: Queryable, sub: string, keep: string | null): Promise<void>;
  /** From here the session counts as one with a second factor: its person just showed it. */
  raise(tx: Queryable, sub: string, id: string): Promise<void>;
}

/** Handlers by which the rest of the product responds when something happens to an account, in the same transaction. */
export interface AccountEvents {
  /** All sessions ended, or all but the one that asked: whoever else had a way in must have none left. */
  sessionsEnded(tx: Queryable, sub: string): Promise<void>;
  /**
   * A new password was chosen by mail. `since`: when the first way in was added that whoever chose it does not know; null where they
   * know all of them.
   */
  passwordReset(tx: Tx, accounts: Accounts, reset: { sub: string; since: Date | null; now: Date }): Promise<void>;
}

/** The links that lead to an address alone; those that carry one are made with the change of it (AddressChanges). */
export type LinkPurpose = 'verify' | 'password';

/** Links in mails to the holder of an account, each good once. */
export interface MailedLinks {
  /** @returns the token; the ones made before it for the same purpose stop working. */
  make(tx: Queryable, sub: string, purpose: LinkPurpose, now: Date): Promise<string>;
  /** Uses a token up. @returns whose it is; null when it is unknown, used or expired. */
  use(tx: Queryable, token: string, purpose: LinkPurpose, now: Date): Promise<string | null>;
  /** Whose link is it, while it works? It is not used up. */
  owner(tx: Queryable, token: string, purpose: LinkPurpose, now: Date): Promise<string | null>;
  /** The address was shown to be the holder's. Answers false when that was known. */
  markVerified(tx: Queryable, sub: string): Promise<boolean>;
  /** The path at which the token of a link for a new password is used. */
  passwordPath(token: string): string;
}

/** Another address to log in with (docs/decisions/0019). */
export interface AddressChanges {
  /** What is under way: an address that waits for its proof, and the address before that can be taken back. */
  state(tx: Queryable, sub: string, now: Date): Promise<AddressState>;
  /** Has an account this address, or can one still take it back? */
  isTaken(tx: Queryable, email: string): Promise<boolean>;
  /** Is this the address of the account, or the one before that it can still take back? */
  isOf(tx: Queryable, sub: string, email: string): Promise<boolean>;
  /** Makes the link by which the holder of a new address confirms it, for 24 hours; the one before it stops working. */
  ask(tx: Queryable, sub: string, email: string, now: Date): Promise<string>;
  /** The new address is not wanted any more. Answers false when none was asked. */
  withdraw(tx: Queryable, sub: string): Promise<boolean>;
  /**
   * Changes the address by the link that went to the new one; what was mailed to the old one before works no more. null:
   * the link does not work for this account. 'taken': somebody else has the address by now; the caller undoes the whole.
   */
  confirm(tx: Queryable, sub: string, token: string, now: Date): Promise<AddressChanged | 'taken' | null>;
}

export interface AddressState {
  asked: { email: string; until: Date } | null;
  changed: { before: string; until: Date } | null;
}

export interface AddressChanged {
  before: string;
  email: string;
  /** The token that puts the address before back, for 7 days. */
  undo: string;
}

/** The way back by the links in mails about a change of how an account is logged in to; each works once, for 7 days. */
export interface WayBack {
  /** Makes the link for something that happens now. @returns its token. */
  make(tx: Queryable, sub: string, now: Date): Promise<string>;
  /**
   * Takes the account back to how its ways in were at that moment: no password works, every session and link, and every passkey
   * and second factor of since then is gone, and the address is the one of then. null for a link that does not work.
   */
  take(tx: Queryable, token: string, now: Date): Promise<TakenBack | null>;
}

export interface TakenBack {
  sub: string;
  /** From when on everything was taken away. */
  since: Date;
  /** The address the account has from here. */
  email: string;
  /** The address that was taken off; null where it was not changed. */
  removed: string | null;
  /** Whether a second factor went along. */
  factorGone: boolean;
  /** The path at which the next password is chosen, for an hour. */
  choose: string;
}
