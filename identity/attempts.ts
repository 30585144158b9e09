import { eq, sql } from 'drizzle-orm';
import { attemptKey, countAttempt, forgetAttempts } from '../server/attempts.ts';
import type { Db } from '../server/db/database.ts';
import { rateLimits } from '../server/db/requestSchema.ts';
import { networkOf } from '../server/network/networkOf.ts';
import { normaliseEmail } from '../domain/rules/email.ts';

/** Wrong tries at one account from one network, or from a device that logged in to it before (S-144). */
const PER_ACCOUNT = 5;
const WINDOW_SECONDS = 15 * 60;
/**
 * Accounts at which one network fails: a guesser tries one password on everybody. Many families can share an address,
 * so it counts accounts and not mistakes, and soon lets others in again.
 */
const ACCOUNTS_PER_NETWORK = 25;
const NETWORK_SECONDS = 5 * 60;
/** Wrong passwords for one account from all networks together, in an hour. Its owner's known devices don't wait for it. */
const PER_ACCOUNT_EVERYWHERE = 100;
const HOUR_SECONDS = 3600;
/**
 * Wrong codes on one account, from all networks together: a guesser who gets here has the password, and a code has a
 * million values.
 */
const CODES_PER_ACCOUNT = 100;

/** Wrong codes on one account in a day after which its holder gets a mail, once that day. */
const NOTIFY_AT = 5;
const DAY_SECONDS = 24 * 3600;

/** Refused passkeys from one network. Nobody guesses a key; this stops a guesser from keeping us busy. */
const PASSKEYS_PER_NETWORK = 25;

/**
 * Counts attempts in the database, so that all processes count together: per account and network, so that a guesser is
 * stopped while the owner elsewhere still gets in, and every wait ends (decisions/0027).
 */
export interface Attempts {
  /**
   * Counts an attempt before it is checked, so that simultaneous ones don't slip through. @returns seconds to wait, or
   * 0 to go on.
   */
  begin(): Promise<number>;
  /** It was right: earlier wrong ones no longer count on this account, and this attempt counts for nothing. */
  succeeded(): Promise<void>;
}

interface Limit {
  key: string;
  max: number;
  seconds: number;
}

/** Password attempts. `device`: the browser's number where this account logged in on it before (knownDevice.ts). */
export function passwordAttempts(db: Db, email: string, ip: string, device: string | null = null): Attempts {
  const account = normaliseEmail(email);
  const network = networkOf(ip);
  const own: Limit | null =
    device === null ? null : { key: `login ${account} device ${device}`, max: PER_ACCOUNT, seconds: WINDOW_SECONDS };
  const narrow = { key: `login ${account} ${network}`, max: PER_ACCOUNT, seconds: WINDOW_SECONDS };
  const wide = { key: `login ${network}`, max: ACCOUNTS_PER_NETWORK, seconds: NETWORK_SECONDS };
  const everywhere = { key: `login ${account}`, max: PER_ACCOUNT_EVERYWHERE, seconds: HOUR_SECONDS };
  let counted: Limit[] = [];
  return {
    async begin() {
      // Neither a botnet nor an angry neighbour can lock out the owner's own device.
      if (own && (await count(db, own)).wait === 0) return 0;
      const first = await count(db, narrow);
      if (first.wait > 0) return first.wait;
      counted = [everywhere];
      if (first.count === 1) {
        const { wait } = await count(db, wide);
        if (wait > 0) {
          // Not a try at this account yet: the next one checks the network's count again.
          await forgetAttempts(db, narrow.key);
          return wait;
        }
        counted.push(wide);
      }
      return (await count(db, everywhere)).wait;
    },
    async succeeded() {
      await Promise.all([...(own ? [own] : []), narrow].map(({ key }) => forgetAttempts(db, key)));
      for (const limit of counted) await takeBack(db, limit);
    },
  };
}

/** Attempts at the second step. */
export function codeAttempts(db: Db, sub: string, ip: string): Attempts {
  const narrow = { key: `code ${sub} ${networkOf(ip)}`, max: PER_ACCOUNT, seconds: WINDOW_SECONDS };
  const wide = { key: `code ${sub}`, max: CODES_PER_ACCOUNT, seconds: WINDOW_SECONDS };
  return {
    async begin() {
      const { wait } = await count(db, narrow);
      // An attempt that is already refused must not use up the limit that all networks share.
      return wait > 0 ? wait : (await count(db, wide)).wait;
    },
    async succeeded() {
      await forgetAttempts(db, narrow.key);
      await takeBack(db, wide);
    },
  };
}

/**
 * Counts a wrong code of one account. Each network waits after five of them, so a patient guesser has hundreds a day.
 * @returns whether it is the one of a day at which the holder has to know: each wrong code came after the right
 * password.
 */
export async function countWrongCode(db: Db, sub: string): Promise<boolean> {
  const { count: wrong } = await countAttempt(db, `wrong code ${sub}`, DAY_SECONDS);
  return wrong === NOTIFY_AT;
}

/** Passkey attempts: the account is unknown until the passkey is checked. */
export function passkeyAttempts(db: Db, ip: string): Attempts {
  const limit = { key: `passkey ${networkOf(ip)}`, max: PASSKEYS_PER_NETWORK, seconds: NETWORK_SECONDS };
  return {
    begin: async () => (await count(db, limit)).wait,
    succeeded: async () => void (await takeBack(db, limit)),
  };
}

/** @returns how many there are now, and the seconds to wait where that is too many, or 0. */
async function count(db: Db, { key, max, seconds }: Limit): Promise<{ count: number; wait: number }> {
  const { count: found, wait } = await countAttempt(db, key, seconds);
  return { count: found, wait: found > max ? Math.max(wait, 1) : 0 };
}

const takeBack = (db: Db, { key }: Limit) =>
  db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, attemptKey(key)));
