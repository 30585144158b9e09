import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { KEPT } from '../../domain/privacy/terms.ts';
import type { Db, Queryable, Tx } from '../db/database.ts';
import { accounts } from '../db/accountSchema.ts';
import { mailOutbox, users } from '../db/schema.ts';
import { isAddress } from '../repositories/sameAddress.ts';
import type { MailAnswers } from './answers.ts';
import { currentAsker } from './asker.ts';
import { collectMail } from './collect.ts';
import { countMail, mayReach } from './limits.ts';
import type { Mail } from './mail.ts';

export type OutboxRow = typeof mailOutbox.$inferSelect;

/** While one process sends a mail no other takes it; after this many seconds it counts as not sent. */
const LEASE_SECONDS = 120;
/** The wait after the first failure; it doubles with each, up to six hours. */
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 6 * 3600;

/**
 * Queues a mail, in the transaction of its event: both happen, or neither. The only place that decides whether it may
 * go: news never goes to an unverified address, and no loop fills a mailbox.
 * @param answers the handling of each outcome: `orRefuse` if the act must not happen without its mail.
 */
export async function queueMail<T>(tx: Queryable, mail: Mail, now: Date, answers: MailAnswers<T>): Promise<T> {
  if (!(await mayReach(tx, mail))) return answers.unreachable();
  const counted = mail.often ? ({ is: 'collected' } as const) : await countMail(tx, mail, currentAsker(), now);
  if (counted.is === 'refused') return answers.refused(counted.seconds);
  const userId = mail.userId ?? (await holderOf(tx, mail.recipient));
  if (counted.is === 'collected') {
    await collectMail(tx, { ...mail, userId }, now);
    return answers.collected();
  }
  await tx.insert(mailOutbox).values({
    user_id: userId,
    names_id: mail.namesId ?? null,
    recipient: mail.recipient,
    subject: mail.subject,
    body_text: mail.text,
    body_html: mail.html,
    link: mail.link,
    leave_url: mail.leaveUrl ?? null,
    attachments: [...(mail.attachments ?? [])],
    next_attempt_at: now,
    created_at: now,
  });
  return answers.queued();
}

/** The person who logs in with an address, in the family they joined first; null if nobody does. */
async function holderOf(tx: Queryable, address: string): Promise<number | null> {
  const [holder] = await tx
    .select({ id: users.id })
    .from(accounts)
    .innerJoin(users, eq(users.sub, accounts.id))
    .where(isAddress(accounts.email, address))
    .orderBy(users.id)
    .limit(1);
  return holder?.id ?? null;
}

/** The number of waiting mails, how many of them failed before, and since when the oldest waits. */
export async function mailQueue(db: Queryable): Promise<{ waiting: number; failing: number; oldest: Date | null }> {
  const { rows } = await db.execute<{ waiting: number; failing: number; oldest: Date | string | null }>(sql`
    select count(*)::int as waiting, count(*) filter (where attempts > 1)::int as failing, min(created_at) as oldest
    from mail_outbox where sent_at is null`);
  const { waiting = 0, failing = 0, oldest = null } = rows[0] ?? {};
  return { waiting, failing, oldest: oldest === null ? null : new Date(oldest) };
}

/** A mail due later than any possible wait was queued by a clock that was ahead: its time is ignored. */
const isDue = (now: Date) =>
  or(
    lte(mailOutbox.next_attempt_at, now),
    gt(mailOutbox.next_attempt_at, new Date(now.getTime() + 4 * LONGEST_WAIT_SECONDS * 1000)),
  );

/** Takes the longest-waiting due mail; several processes never take the same one. */
export function takeDueMail(db: Db, now: Date): Promise<OutboxRow | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(mailOutbox)
      .where(and(isNull(mailOutbox.sent_at), isDue(now)))
      .orderBy(mailOutbox.next_attempt_at, mailOutbox.id)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    await tx
      .update(mailOutbox)
      .set({ attempts: due.attempts + 1, next_attempt_at: new Date(now.getTime() + LEASE_SECONDS * 1000) })
      .where(eq(mailOutbox.id, due.id));
    return { ...due, attempts: due.attempts + 1 };
  });
}

/**
 * Deletes a mail's content, keeping only the fact that it was sent: an invitation link must not stay readable.
 * @returns false if the mail is gone, because its owner, or a person named in it, was erased.
 */
export async function markSent(db: Db, id: number, now: Date): Promise<boolean> {
  const marked = await db
    .update(mailOutbox)
    .set({ sent_at: now, body_text: '', body_html: '', link: null, leave_url: null, collected: null })
    .where(eq(mailOutbox.id, id))
    .returning({ id: mailOutbox.id });
  return marked.length > 0;
}

/** Deletes mail sent long ago: by then nobody asks any more where it went. @returns its numbers. */
export async function forgetSent(tx: Tx, now: Date): Promise<number[]> {
  const gone = await tx
    .delete(mailOutbox)
    .where(lt(mailOutbox.sent_at, new Date(now.getTime() - KEPT.sentMail * 86_400_000)))
    .returning({ id: mailOutbox.id });
  return gone.map(({ id }) => id);
}

/**
 * Deletes mail that could not be sent in all that time (a mail server gives up after four or five days, RFC 5321, 4.5.4.1): its
 * content must not stay readable. Mail that was never tried is not old, but queued by a clock that was behind. @returns its
 * numbers.
 */
export async function giveUpOn(tx: Tx, now: Date): Promise<number[]> {
  const gone = await tx
    .delete(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sent_at),
        gt(mailOutbox.attempts, 0),
        lt(mailOutbox.created_at, new Date(now.getTime() - KEPT.unsentMail * 86_400_000)),
      ),
    )
    .returning({ id: mailOutbox.id });
  return gone.map(({ id }) => id);
}

/** Deletes a mail that a mail server refuses for good. */
export async function giveUp(db: Db, id: number): Promise<void> {
  await db.delete(mailOutbox).where(eq(mailOutbox.id, id));
}

/** Tries again later, and later each time. */
export async function markFailed(db: Db, mail: OutboxRow, now: Date): Promise<void> {
  const wait = Math.min(FIRST_WAIT_SECONDS * 2 ** (mail.attempts - 1), LONGEST_WAIT_SECONDS);
  await db
    .update(mailOutbox)
    .set({ next_attempt_at: sql`${new Date(now.getTime() + wait * 1000).toISOString()}::timestamptz` })
    .where(eq(mailOutbox.id, mail.id));
}
