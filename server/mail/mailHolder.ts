import type { Accounts } from '../accounts.ts';
import type { Tx } from '../db/database.ts';
import { orRefuse } from './answers.ts';
import { queueMail } from './outbox.ts';
import { securityMail } from './securityMail.ts';

/** Mails whoever holds this account something about how they log in, at the address they log in with; `url` leads to us. */
export async function mailHolder(
  tx: Tx,
  accounts: Pick<Accounts, 'emailIn'>,
  sub: string,
  kind: Parameters<typeof securityMail>[0]['kind'],
  { url, now }: { url: string; now: Date },
): Promise<void> {
  const email = await accounts.emailIn(tx, sub);
  if (email) await queueMail(tx, securityMail({ email, kind, url }), now, orRefuse);
}
