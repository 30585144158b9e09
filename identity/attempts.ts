import { eq, sql } from 'drizzle-orm';
import { attemptKey, countAttempt } from '../server/attempts.ts';
import type { Db } from '../server/db/database.ts';
import { rateLimits } from '../server/db/schema.ts';
import { normaliseEmail } from './emails.ts';
import { networkOf } from './network.ts';

/** Wrong tries at one account from one address (S-144). */
const PER_ACCOUNT = 5;
const WINDOW_SECONDS = 15 * 60;
/** Wrong passwords of one address, on all accounts together. */
const PER_ADDRESS = 50;
/** Wrong codes on one account, from everywhere together: whoever gets here has the password, and a code has a million values. */
const CODES_PER_ACCOUNT = 100;

/**
 * Counts attempts in the database, so that all processes count together. The count is per account and address: whoever
 * guesses is stopped, while the owner at their own address still gets in, and the wait always ends.
 */
export interface Attempts {
  /** Counts an attempt before it is judged, so that many at once don't slip through. @returns seconds to wait, or 0 to go on. */
  begin(): Promise<number>;
  /** It was right: the wrong ones before it count no more on this account, and this attempt counts for nothing. */
  succeeded(): Promise<void>;
}

/** Attempts at a password. */
export const passwordAttempts = (db: Db, email: string, ip: string): Attempts =>
  attempts(db, `login ${normaliseEmail(email)} ${networkOf(ip)}`, { key: `login ${networkOf(ip)}`, max: PER_ADDRESS });

/** Attempts at the second step. */
export const codeAttempts = (db: Db, sub: string, ip: string): Attempts =>
  attempts(db, `code ${sub} ${networkOf(ip)}`, { key: `code ${sub}`, max: CODES_PER_ACCOUNT });

function attempts(db: Db, narrow: string, wide: { key: string; max: number }): Attempts {
  const waitFor = async (key: string, max: number) => {
    const { count, wait } = await countAttempt(db, key, WINDOW_SECONDS);
    return count > max ? Math.max(wait, 1) : 0;
  };
  return {
    async begin() {
      const wait = await waitFor(narrow, PER_ACCOUNT);
      // What is refused already must not use up what everybody shares.
      return wait > 0 ? wait : waitFor(wide.key, wide.max);
    },
    async succeeded() {
      await db.delete(rateLimits).where(eq(rateLimits.key, attemptKey(narrow)));
      await db.update(rateLimits).set({ count: sql`greatest(${rateLimits.count} - 1, 0)` }).where(eq(rateLimits.key, attemptKey(wide.key)));
    },
  };
}
