import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { countJob, countMailSent } from '../counters.ts';
import type { Services } from '../services.ts';
import { markFailed, markSent, takeDueMail } from './outbox.ts';
import { mailFiles } from './mailFiles.ts';
import { removeFromOutbox } from './outboxFolder.ts';
import type { SendMail } from './transport.ts';

type MailServices = Pick<Services, 'db' | 'clock' | 'pdf' | 'env'> & { log: Pick<FastifyBaseLogger, 'warn' | 'error'> };

const INTERVAL_MS = 2_000;

/** How long a stopping server waits for a mail server: a mail that was cut off is sent later, under the same id. */
const STOP_WITHIN_MS = 3_000;

/**
 * Sends everything that is due, one by one; answers how many were sent. A mail that fails waits and is tried again
 * (F14).
 */
export async function sendDueMail(services: MailServices, send: SendMail): Promise<number> {
  const { db, clock, env, log } = services;
  let sent = 0;
  for (;;) {
    const mail = await takeDueMail(db, new Date(clock()));
    if (!mail) return sent;
    try {
      const files = await mailFiles(services, mail.attachments);
      await send(
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
      );
      if (!(await markSent(db, mail.id, new Date(clock())))) await removeFromOutbox(env.dataDir, [mail.id]);
      sent += 1;
      countMailSent('done');
    } catch (error) {
      countMailSent('failed');
      // The error of a mail server can repeat the address: only its code goes to the log.
      log.warn(
        { mail: mail.id, attempts: mail.attempts, code: (error as { code?: unknown }).code },
        'a mail could not be sent; it is tried again later',
      );
      await markFailed(db, mail, new Date(clock()));
    }
  }
}

/** Looks in the queue every two seconds until it is stopped; `stop` waits for the mail under way, within a bound (F14). */
export function startMailWorker(services: MailServices, send: SendMail): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  const round = async () => {
    try {
      await countJob('mail_queue', () => sendDueMail(services, send));
    } catch (error) {
      services.log.error({ err: error }, 'the mail queue could not be read');
    }
    if (!stopped) schedule();
  };
  const schedule = () => {
    timer = globalThis.setTimeout(() => {
      running = round();
    }, INTERVAL_MS);
    timer.unref();
  };
  schedule();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const waiting = new AbortController();
      await Promise.race([running, setTimeout(STOP_WITHIN_MS, undefined, waiting)]);
      waiting.abort();
    },
  };
}
