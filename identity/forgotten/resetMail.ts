import type { Queryable } from '../../server/db/database.ts';
import { newPasswordMail } from '../../server/mail/newPasswordMail.ts';
import { quietly } from '../../server/mail/answers.ts';
import { queueMail } from '../../server/mail/outbox.ts';
import { countAttempt } from '../../server/attempts.ts';
import { recordAtProvider } from '../auditEntries.ts';
import { normaliseEmail } from '../../domain/rules/email.ts';
import type { ProviderOptions } from '../options.ts';
import { newPasswordPath } from './paths.ts';

/** Mails to one address in an hour: nobody's mailbox can be filled through us. */
const PER_ADDRESS = 3;
const HOUR_SECONDS = 3600;

/**
 * Mails the holder of an address a link to choose a new password; for an unknown address, or after too many, nothing
 * happens.
 */
export async function mailReset(
  { db, accounts, publicUrl }: Pick<ProviderOptions, 'db' | 'accounts' | 'publicUrl'>,
  email: string,
  ip: string,
): Promise<void> {
  const { count } = await countAttempt(db, `forgotten ${normaliseEmail(email)}`, HOUR_SECONDS);
  if (count > PER_ADDRESS) return;
  const account = await accounts.findByEmail(email);
  if (!account || account.disabled) return;
  await db.transaction(async (tx: Queryable) => {
    const now = new Date();
    const token = await accounts.links.make(tx, account.sub, 'password', now);
    const url = `${publicUrl}${newPasswordPath(token)}`;
    await queueMail(tx, newPasswordMail({ email: account.email, url }), now, quietly);
    await recordAtProvider(tx, { sub: account.sub, action: 'ask', entity: 'password', ip });
  });
}
