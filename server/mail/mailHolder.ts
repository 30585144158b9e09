import type { Accounts } from '../accounts.ts';
import type { Tx } from '../db/database.ts';
import { orRefuse } from './answers.ts';
import { queueMail } from './outbox.ts';
import { securityMail, wayBackUrl } from './securityMail.ts';

/**
 * Mails whoever holds this account something about how they log in, at the address they log in with, with the link that takes it
 * back. `url` leads to us; `more` is a line of its own.
 */
export async function mailHolder(
  tx: Tx,
  accounts: Pick<Accounts, 'emailIn' | 'wayBack'>,
  sub: string,
  kind: Parameters<typeof securityMail>[0]['kind'],
  { url, now, more }: { url: string; now: Date; more?: string },
): Promise<void> {
  const email = await accounts.emailIn(tx, sub);
  if (!email) return;
  const back = wayBackUrl(url, await accounts.wayBack.make(tx, sub, now));
  await queueMail(tx, securityMail({ email, kind, back, ...(more !== undefined && { more }) }), now, orRefuse);
}
