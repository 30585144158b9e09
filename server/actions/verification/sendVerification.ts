import type { Visitor } from '../../actor.ts';
import type { Accounts } from '../../accounts.ts';
import type { Tx } from '../../db/database.ts';
import type { MailAnswers } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { verificationMail } from '../../mail/verificationMail.ts';
import type { Services } from '../../services.ts';

/**
 * Mails a person the link that shows their address is theirs. The token comes after the #, so that no server or log
 * sees it. `answers`: what happens over the limit.
 */
export async function sendVerification(
  tx: Tx,
  { now }: Pick<Visitor, 'now'>,
  { env }: Pick<Services, 'env'>,
  accounts: Accounts,
  person: { sub: string; email: string },
  answers: MailAnswers<void>,
): Promise<void> {
  const token = await accounts.links.make(tx, person.sub, 'verify', now);
  const url = `${env.publicUrl}/melding?bericht=adres-bevestigen#${token}`;
  await queueMail(tx, verificationMail({ email: person.email, url }), now, answers);
}
