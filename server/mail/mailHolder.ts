import type { Accounts } from '../accounts.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { orRefuse } from './answers.ts';
import { queueMail } from './outbox.ts';
import { type Holder, securityMail, wayBackUrl } from './securityMail.ts';

type OfAccount = Pick<Accounts, 'emailIn' | 'wayBack'>;

/** The login address of an account of ours, and a link that takes it back; null if there is none. `url` leads to us. */
export async function holderOf(
  tx: Queryable,
  accounts: OfAccount,
  sub: string,
  { url, now }: { url: string; now: Date },
): Promise<Holder | null> {
  const email = await accounts.emailIn(tx, sub);
  const back = async () => wayBackUrl(url, await accounts.wayBack.make(tx, sub, now), false);
  return email ? { email, elsewhere: false, back } : null;
}

/** Mails the holder of this account about how they log in, with the link that takes it back. `more` is a line of its own. */
export async function mailHolder(
  tx: Tx,
  accounts: OfAccount,
  sub: string,
  kind: Parameters<typeof securityMail>[1]['kind'],
  { more, ...at }: { url: string; now: Date; more?: string },
): Promise<void> {
  const holder = await holderOf(tx, accounts, sub, at);
  if (holder === null) return;
  const mail = await securityMail(holder, { kind, ...(more !== undefined && { more }) });
  await queueMail(tx, mail, at.now, orRefuse);
}
