import { normaliseEmail } from '../../domain/rules/email.ts';
import { countAttempt } from '../attempts.ts';
import type { Queryable } from '../db/database.ts';
import { accounts } from '../db/accountSchema.ts';
import { isAddress } from '../repositories/sameAddress.ts';
import type { Asker } from './asker.ts';
import type { Mail, MailPurpose } from './mail.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

type Most = readonly [mails: number, seconds: number];

/**
 * Mail that may go to an unverified address, as it contains no text by somebody else: the limit per address
 * (docs/decisions/0027).
 */
const TO_ANYONE = {
  verification: [6, DAY],
  invitation: [5, DAY],
  password: [5, HOUR],
  known: [3, DAY],
} as const satisfies Partial<Record<MailPurpose, Most>>;
/** The maximum number of mails one account, and one network, may send to such addresses, all purposes together. */
const PER_SENDER: Most = [50, DAY];
const PER_NETWORK: Most = [100, HOUR];
/** Codes that one account requests, to one address. */
const CODES: Most = [10, DAY];
/** Notices of one kind that one account causes for one person, each as a mail of its own. */
const NOTICES: Most = [15, DAY];

const mayGoToAnyone = (purpose: MailPurpose): purpose is keyof typeof TO_ANYONE => purpose in TO_ANYONE;

/** Whether a mail may go to this address. If we have an account for it, its holder must have verified it. */
export async function mayReach(tx: Queryable, { purpose, recipient }: Mail): Promise<boolean> {
  if (mayGoToAnyone(purpose)) return true;
  const [account] = await tx
    .select({ verified: accounts.email_verified })
    .from(accounts)
    .where(isAddress(accounts.email, recipient));
  return account?.verified ?? true;
}

/** The outcome of a mail that may go to its address; `seconds` until one more may go. */
export type Counted = { is: 'queued' } | { is: 'collected' } | { is: 'refused'; seconds: number };

/**
 * Counts a mail (docs/decisions/0027). One account does not use up another's quota: a notice is counted by its kind, its causer
 * and its recipient, a person in one family. A mail of consequence is not counted at all; the acts that cause it are
 * (actions/limitAct.ts).
 */
export async function countMail(tx: Queryable, mail: Mail, asker: Asker | null, now: Date): Promise<Counted> {
  const { purpose, recipient, subject, userId } = mail;
  const address = normaliseEmail(recipient);
  const by = asker?.sub ?? 'nobody';
  if (purpose === 'security' || purpose === 'consequence') return { is: 'queued' };
  if (purpose === 'notice') {
    const wait = await secondsOver(tx, `mail ${subject} by ${by} to ${userId ?? address}`, NOTICES, now);
    return wait > 0 ? { is: 'collected' } : { is: 'queued' };
  }
  const limits: [key: string, most: Most][] = [];
  if (mayGoToAnyone(purpose)) {
    limits.push([`mail ${purpose} to ${address}`, TO_ANYONE[purpose]]);
    if (asker?.sub) limits.push([`mail by ${asker.sub}`, PER_SENDER]);
    if (asker) limits.push([`mail from ${asker.network}`, PER_NETWORK]);
  } else limits.push([`mail code by ${by} to ${address}`, CODES]);
  for (const [key, most] of limits) {
    const seconds = await secondsOver(tx, key, most, now);
    if (seconds > 0) return { is: 'refused', seconds };
  }
  return { is: 'queued' };
}

/** Counts one more. @returns the seconds until the window ends if that is too many, or 0. */
async function secondsOver(tx: Queryable, key: string, [most, window]: Most, at: Date): Promise<number> {
  const { count, wait } = await countAttempt(tx, key, window, { at });
  return count > most ? Math.max(wait, 1) : 0;
}
