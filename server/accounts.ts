import type { PasskeyCreation, PasskeyDraft } from '../domain/wire/passkey.ts';
import type { FactorStart, LoginPasskey, LoginSession } from '../domain/wire/security.ts';
import type { Queryable, Tx } from './db/database.ts';
import type { Env } from './env/settings.ts';

/**
 * Everything the API knows about the embedded identity provider's accounts; implemented in identity/. A method with a
 * `tx` runs in the caller's transaction.
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
   * Proving an address takes it from an account that never did: that account is gone, with all its sessions.
   * @returns whose it was; null when nobody had it, or somebody proved it before.
   */
  takeAddress(tx: Queryable, email: string): Promise<string | null>;
  /** Is there an account that has this address, or can still take it back, whose holder proved it? */
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
  /** Removes the account with all its data; its sessions end. */
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
  /**
   * Turns it off if it was turned on since a moment; recovery codes made since then stop working. @returns whether this
   * turned it off.
   */
  removeSince(tx: Queryable, sub: string, since: Date): Promise<boolean>;
}

/**
 * A second step reported lost: it is turned off after a while, unless its holder shows that they have it (docs/decisions/0022).
 */
export interface LostFactor {
  /** Since when it is reported lost; null where it is not. */
  since(tx: Queryable, sub: string): Promise<Date | null>;
  ask(tx: Queryable, sub: string, now: Date): Promise<void>;
  /** It was not lost. Answers false when nobody reported it. */
  found(tx: Queryable, sub: string): Promise<boolean>;
  /** The accounts reported at or before this moment, the longest first. */
  due(tx: Queryable, until: Date): Promise<string[]>;
  /** Ends the wait of one that is due; false when it ended otherwise, also at the same time. */
  take(tx: Queryable, sub: string, until: Date): Promise<boolean>;
}

/**
 * Why a passkey was not added: challenged too long ago or already answered, not readable, somebody's already, or one too many.
 */
type NotAdded = 'late' | 'unreadable' | 'known' | 'full';

/** The most passkeys of one account: more than anybody's devices and vaults; fewer than a list that nobody looks through. */
export const MOST_LOGIN_PASSKEYS = 10;

/** The passkeys with which an account logs in, each in place of the password and the second factor. */
export interface LoginPasskeys {
  /** Oldest first. */
  list(tx: Queryable, sub: string): Promise<LoginPasskey[]>;
  /** The challenge for a device, to be answered from this session alone; null when the limit is reached. */
  start(tx: Queryable, asks: PasskeyAsks, site: Pick<Env, 'publicUrl'>): Promise<PasskeyCreation | null>;
  /** Adds the key that answers; its challenge is used up, whatever comes of it. @returns null when it was added. */
  add(tx: Queryable, asks: PasskeyAsks, site: Pick<Env, 'publicUrl'>, draft: PasskeyDraft): Promise<NotAdded | null>;
  /** Answers false when the account has no such passkey, as `remove` does. */
  rename(tx: Queryable, sub: string, id: string, name: string): Promise<boolean>;
  remove(tx: Queryable, sub: string, id: string): Promise<boolean>;
  /** Those added since a moment. */
  removeSince(tx: Queryable, sub: string, since: Date): Promise<void>;
}

/** The account that adds a passkey, when, and in which session. */
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
  /** Is a session still active at this moment? */
  isAlive(tx: Queryable, sub: string, id: string): Promise<boolean>;
  /** As `isAlive`. The session can't end until the caller's transaction is over. */
  lives(tx: Queryable, sub: string, id: string): Promise<boolean>;
  endAllBut(tx: Queryable, sub: string, keep: string | null): Promise<void>;
  /** From now on the session counts as one with a second factor: its person just showed it. */
  raise(tx: Queryable, sub: string, id: string): Promise<void>;
}

/** Handlers by which the rest of the product responds to events in an account, in the same transaction. */
export interface AccountEvents {
  /** All sessions ended, or all but the caller's: anybody else with a way in must have none left. */
  sessionsEnded(tx: Queryable, sub: string): Promise<void>;
  /**
   * A new password was chosen by mail. `since`: when the first way in was added that its owner does not know; null
   * where they know all of them.
   */
  passwordReset(tx: Tx, accounts: Accounts, reset: { sub: string; since: Date | null; now: Date }): Promise<void>;
}

/** The links that only go to an address; those that carry one are made with its change (AddressChanges). */
/** 'begun' and 'arrival' are in no mail: a browser keeps them (http/browserMarks.ts). */
export type LinkPurpose = 'verify' | 'password' | 'begun' | 'arrival';

/** Links in mails to the holder of an account, or marks in their browser, each usable once. */
export interface MailedLinks {
  /** @returns the token; earlier ones for the same purpose stop working. */
  make(tx: Queryable, sub: string, purpose: LinkPurpose, now: Date): Promise<string>;
  /** Uses a token up. @returns whose it is; null when it is unknown, used or expired. */
  use(tx: Queryable, token: string, purpose: LinkPurpose, now: Date): Promise<string | null>;
  /** The account of a link that works. It is not used up. */
  owner(tx: Queryable, token: string, purpose: LinkPurpose, now: Date): Promise<string | null>;
  /** No browser is recognised any more as the one that made the account with this address. */
  forgetBegun(tx: Queryable, email: string): Promise<void>;
  /** The address was proved to be the holder's: links and marks that prove it stop working. Answers false when that was known. */
  markVerified(tx: Queryable, sub: string): Promise<boolean>;
  /** The path at which the token of a link for a new password is used. */
  passwordPath(token: string): string;
}

/** Another address to log in with (docs/decisions/0019). */
export interface AddressChanges {
  /** The changes under way: an address that waits for its proof, and the previous address that can be taken back. */
  state(tx: Queryable, sub: string, now: Date): Promise<AddressState>;
  /** Has an account this address, or can one still take it back? */
  isTaken(tx: Queryable, email: string): Promise<boolean>;
  /** Is this the address of the account, or the previous one that it can still take back? */
  isOf(tx: Queryable, sub: string, email: string): Promise<boolean>;
  /** Makes the link by which the holder of a new address confirms it, for 24 hours; the previous one stops working. */
  ask(tx: Queryable, sub: string, email: string, now: Date): Promise<string>;
  /** The new address is no longer wanted. Answers false when none was asked for. */
  withdraw(tx: Queryable, sub: string): Promise<boolean>;
  /**
   * Changes the address by the link sent to the new one; links mailed to the old one stop working. null: the link does
   * not work for this account. 'taken': somebody else has the address by now; the caller undoes the whole.
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
  /** The token that puts the previous address back, for 7 days. */
  undo: string;
}

/** The way back by the links in mails about a login change; each works once, for 7 days. */
export interface WayBack {
  /** Makes the link for an event that happens now. @returns its token. */
  make(tx: Queryable, sub: string, now: Date): Promise<string>;
  /**
   * Takes the account back to its ways in at that moment: no password works, every session, link, passkey and second
   * factor since then is gone, and the address is the earlier one. null for a link that does not work.
   */
  take(tx: Queryable, token: string, now: Date): Promise<TakenBack | null>;
}

export interface TakenBack {
  sub: string;
  /** From when everything was taken away. */
  since: Date;
  /** The address the account now has. */
  email: string;
  /** The removed address; null where it was not changed. */
  removed: string | null;
  /** Whether a second factor was removed too. */
  factorGone: boolean;
  /** The path at which the next password is chosen, for an hour. */
  choose: string;
}
