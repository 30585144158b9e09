import { createTransport } from 'nodemailer';
import type { Env } from '../env/settings.ts';
import { withContact } from './layout.ts';
import type { Mail } from './mail.ts';
import type { MailFile } from './mailFiles.ts';
import { writeToOutbox } from './outboxFolder.ts';

/** A mail with its attachments, and when it was queued. */
export type ReadyMail = Omit<Mail, 'attachments' | 'purpose'> & { files?: readonly MailFile[]; queuedAt: Date };

/** Sends one mail, or throws. `id` is the same at every attempt, so that a receiver recognises a second copy. */
export type SendMail = (mail: ReadyMail, id: number) => Promise<void>;

type MailEnv = Pick<Env, 'smtpUrl' | 'smtpPlain' | 'mailFrom' | 'dataDir' | 'publicUrl' | 'production' | 'contact'>;

/**
 * Without a mail server the links of mails are printed; in production never, as a link is a key and server output is
 * stored by others.
 */
export const printsLinks = ({ smtpUrl, production }: Pick<Env, 'smtpUrl' | 'production'>): boolean =>
  !smtpUrl && !production;

/**
 * Sends through SMTP_URL; without it into the outbox folder as .eml, its link printed by `print`. In production only
 * the folder gets it, and `print` says once that no mail is sent.
 */
export function makeTransport(env: MailEnv, print: (line: string) => void): SendMail {
  const message = (ready: ReadyMail, id: number) => laidOut(withContact(ready, env.contact), id);
  const laidOut = (mail: ReadyMail, id: number) => ({
    from: env.mailFrom,
    // As an object: the address can't be parsed as a list, nor start a header.
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Includes its time: after a restore numbers repeat, and a mailbox drops a second mail with the same id.
    messageId: `<mail-${id}-${mail.queuedAt.getTime()}@${new URL(env.publicUrl).hostname}>`,
    attachments: (mail.files ?? []).map(({ name, bytes, type }) => ({
      filename: name,
      content: bytes,
      contentType: type,
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.leaveUrl !== undefined && {
        'List-Unsubscribe': `<${mail.leaveUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (env.smtpUrl) {
    const smtp = createTransport({
      url: env.smtpUrl,
      // A server that offers no TLS, or a man in the middle who strips the offer, gets neither password nor mail.
      ...(!env.smtpPlain && { requireTLS: true }),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    });
    return async (mail, id) => {
      await smtp.sendMail(message(mail, id));
    };
  }
  if (env.production)
    print('SMTP_URL is not set, so no mail leaves this server: it stays in the folder outbox of DATA_DIR.');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail, id) => {
    const made = await composer.sendMail(message(mail, id));
    const file = await writeToOutbox(env.dataDir, id, made.message as Buffer);
    if (printsLinks(env)) print(`Mail in the outbox: ${file}${mail.link ? `\n  ${mail.link}` : ''}`);
  };
}
