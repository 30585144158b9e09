import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { countMailSent } from '../counters.ts';
import type { Services } from '../services.ts';
import { everyRound, type Round } from '../rounds/everyRound.ts';
import { giveUp, markFailed, markSent, type OutboxRow, takeDueMail } from './outbox.ts';
import { codesOf, isRefusedForGood } from './refusals.ts';
import { mailFiles } from './mailFiles.ts';
import { removeFromOutbox } from './outboxFolder.ts';
import type { SendMail } from './transport.ts';

type MailServices = Pick<Services, 'db' | 'clock' | 'pdf' | 'env'> & { log: Pick<FastifyBaseLogger, 'warn' | 'error'> };

const INTERVAL_MS = 2_000;

/** How long a stopping server waits for a mail server: an interrupted mail is sent later, with the same id. */
const STOP_WITHIN_MS = 3_000;

/** The number sent at once: one slow mail server does not hold up mail to others. */
const AT_ONCE = 4;
/** A slower mail counts as not sent; in milliseconds. Shorter than its lease (outbox.ts), so no other process takes it. */
const LONGEST_MS = 90_000;

/**
 * Sends everything that is due, some at once; returns how many were sent. A failed mail waits and is retried (F14),
 * unless it was refused permanently.
 * @param stopping starts no other mail
 */
export async function sendDueMail(services: MailServices, send: SendMail, stopping?: AbortSignal): Promise<number> {
  let sent = 0;
  const line = async () => {
    while (!stopping?.aborted) {
      const mail = await takeDueMail(services.db, new Date(services.clock()));
      if (!mail) return;
      if (await sendOne(services, send, mail)) sent += 1;
    }
  };
  // If the queue itself fails, the mails being sent are still awaited.
  const lines = await Promise.allSettled(Array.from({ length: AT_ONCE }, line));
  for (const one of lines) if (one.status === 'rejected') throw one.reason;
  return sent;
}

async function sendOne(services: MailServices, send: SendMail, mail: OutboxRow): Promise<boolean> {
  const { db, clock, env, log } = services;
  try {
    const files = await mailFiles(services, mail.attachments);
    await within(
      LONGEST_MS,
      send(
        {
          recipient: mail.recipient,
          subject: mail.subject,
          text: mail.body_text,
          html: mail.body_html,
          link: mail.link,
          ...(mail.leave_url !== null && { leaveUrl: mail.leave_url }),
          files,
          queuedAt: mail.created_at,
        },
        mail.id,
      ),
    );
  } catch (error) {
    countMailSent('failed');
    // The error of a mail server can repeat the address: only its codes go to the log.
    const told = { mail: mail.id, attempts: mail.attempts, ...codesOf(error) };
    if (isRefusedForGood(error)) {
      log.error(told, 'a mail server refuses a mail for good; it is given up');
      await giveUp(db, mail.id);
    } else {
      log.warn(told, 'a mail could not be sent; it is retried');
      await markFailed(db, mail, new Date(clock()));
    }
    return false;
  }
  if (!(await markSent(db, mail.id, new Date(clock())))) await removeFromOutbox(env.dataDir, [mail.id]);
  countMailSent('done');
  return true;
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  const waiting = new AbortController();
  const late = delay(ms, undefined, waiting).then(() => {
    throw Object.assign(new Error('A mail took too long.'), { code: 'ELONG' });
  });
  await Promise.race([work, late]).finally(() => waiting.abort());
}

/** Sends every two seconds what is due; stopping waits a limited time for the mails under way (F14). */
export const startMailWorker = (services: MailServices, send: SendMail): Round =>
  everyRound('mail_queue', INTERVAL_MS, (stopping) => sendDueMail(services, send, stopping), {
    log: services.log,
    // Queued mail is sent whatever the clock says: its event has happened.
    judge: null,
    patience: STOP_WITHIN_MS,
  });
