import type { Visitor } from '../../actor.ts';
import type { Accounts } from '../../accounts.ts';
import type { Tx } from '../../db/database.ts';
import { queueMail } from '../../mail/outbox.ts';
import { verificationMail } from '../../mail/verificationMail.ts';
import type { Services } from '../../services.ts';

/**
 * Mails a person the link that shows their address is theirs. The token stands after the #: no server and no log sees
 * it.
 * @returns the seconds to wait where too many mails went out already, or 0.
 */
export async function sendVerification(
  tx: Tx,
  { now }: Pick<Visitor, 'now'>,
  { env }: Pick<Services, 'env'>,
  accounts: Accounts,
  person: { sub: string; email: string },
): Promise<number> {
  const token = await accounts.links.make(tx, person.sub, 'verify', now);
  const url = `${env.publicUrl}/melding?bericht=adres-bevestigen#${token}`;
  return queueMail(tx, verificationMail({ email: person.email, url }), now);
}
