import { sql } from 'drizzle-orm';
import { normaliseEmail } from '../../domain/rules/email.ts';
import { countAttempt } from '../attempts.ts';
import type { Queryable } from '../db/database.ts';
import { accounts } from '../db/accountSchema.ts';
import type { Asker } from './asker.ts';
import type { Mail, MailPurpose } from './mail.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

interface Rule {
  /** May go to an address that nobody showed to be theirs: it carries no word that somebody else wrote. */
  toAnyone: boolean;
  /** Mails of this purpose to one address. */
  recipient: readonly [most: number, seconds: number];
}

/**
 * The most that goes out (decisions/0031). What a family gets about itself is counted too: a loop must not fill even
 * its own mailbox.
 */
const RULES: Readonly<Record<MailPurpose, Rule>> = {
  verification: { toAnyone: true, recipient: [6, DAY] },
  invitation: { toAnyone: true, recipient: [5, DAY] },
  password: { toAnyone: true, recipient: [5, HOUR] },
  known: { toAnyone: true, recipient: [3, DAY] },
  security: { toAnyone: false, recipient: [20, DAY] },
  code: { toAnyone: false, recipient: [10, DAY] },
  notice: { toAnyone: false, recipient: [30, DAY] },
};
/** The most mails one account, and one network, may send to addresses that may be anybody's, all purposes together. */
const PER_SENDER = [50, DAY] as const;
const PER_NETWORK = [100, HOUR] as const;

/**
 * May a mail go to this address? Where there is an account of ours, its holder must have shown that they read mail
 * there.
 */
export async function mayReach(tx: Queryable, { purpose, recipient }: Mail): Promise<boolean> {
  if (RULES[purpose].toAnyone) return true;
  const [account] = await tx
    .select({ verified: accounts.email_verified })
    .from(accounts)
    .where(sql`lower(${accounts.email}) = lower(${recipient})`);
  return account?.verified ?? true;
}

/** Counts a mail. @returns the seconds until one more may go, or 0 when this one may. */
export async function countMail(
  tx: Queryable,
  { purpose, recipient }: Mail,
  asker: Asker | null,
  now: Date,
): Promise<number> {
  const { toAnyone, recipient: perRecipient } = RULES[purpose];
  const limits: [key: string, rule: readonly [number, number]][] = [
    [`mail ${purpose} to ${normaliseEmail(recipient)}`, perRecipient],
  ];
  if (toAnyone && asker?.sub) limits.push([`mail by ${asker.sub}`, PER_SENDER]);
  if (toAnyone && asker) limits.push([`mail from ${asker.network}`, PER_NETWORK]);
  for (const [key, [most, seconds]] of limits) {
    const { count, wait } = await countAttempt(tx, key, seconds, { at: now });
    if (count > most) return Math.max(wait, 1);
  }
  return 0;
}
