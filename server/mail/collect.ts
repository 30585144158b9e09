import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { mailOutbox } from '../db/schema.ts';
import { composeMail } from './layout.ts';
import type { Collected, Mail } from './mail.ts';

/** How long a collected mail waits for more, from its first line. */
export const COLLECT_SECONDS = 3600;

/** The text around the lines of notices. */
const notices = (listUrl: string): Collected => ({
  subject: 'Er gebeurde meer bij Onderling',
  opening: 'Er gebeurde veel achter elkaar. Daarom staat het hier bij elkaar:',
  action: { label: 'Bekijk je meldingen', url: () => Promise.resolve(listUrl) },
  footer: 'Je kiest bij Profiel waarover je mail krijgt.',
});

/**
 * Turns a mail into a line of one later mail to the same person, in the transaction of its event: a flood becomes one mail, and
 * never silence (docs/decisions/0016). It names nobody, so it is erased only with its reader.
 */
export async function collectMail(
  tx: Queryable,
  mail: Omit<Mail, 'userId'> & { userId: number | null },
  now: Date,
): Promise<void> {
  const { userId, recipient, subject } = mail;
  const around = typeof mail.often === 'object' ? mail.often : notices(mail.listUrl ?? '');
  // Only a mail that nobody is about to send: a line added to that one would be lost.
  const [waiting] = await tx
    .select()
    .from(mailOutbox)
    .where(
      and(
        userId === null ? isNull(mailOutbox.user_id) : eq(mailOutbox.user_id, userId),
        eq(mailOutbox.recipient, recipient),
        eq(mailOutbox.subject, around.subject),
        isNotNull(mailOutbox.collected),
        isNull(mailOutbox.sent_at),
        eq(mailOutbox.attempts, 0),
        gt(mailOutbox.next_attempt_at, now),
      ),
    )
    .limit(1)
    .for('update');
  const collected: Record<string, number> = { ...waiting?.collected };
  collected[subject] = (collected[subject] ?? 0) + 1;
  const url = waiting?.link ?? (await around.action.url());
  const { text, html, link } = collectedMail(mail, around, { collected, url });
  const content = { body_text: text, body_html: html, link, collected };
  if (waiting) {
    await tx.update(mailOutbox).set(content).where(eq(mailOutbox.id, waiting.id));
    return;
  }
  await tx.insert(mailOutbox).values({
    ...content,
    user_id: userId,
    recipient,
    subject: around.subject,
    next_attempt_at: new Date(now.getTime() + COLLECT_SECONDS * 1000),
    created_at: now,
  });
}

const collectedMail = (
  { purpose, recipient }: Pick<Mail, 'purpose' | 'recipient'>,
  { subject, opening, closing, action, footer }: Collected,
  { collected, url }: { collected: Record<string, number>; url: string },
): Mail =>
  composeMail({
    ...{ purpose, recipient, subject, footer },
    paragraphs: [
      opening,
      ...Object.entries(collected).map(([line, times]) => (times === 1 ? line : `${line} (${times} keer)`)),
      ...(closing === undefined ? [] : [closing]),
    ],
    ...(url !== '' && { action: { label: action.label, url } }),
  });
