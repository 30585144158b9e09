import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import { emailGiven } from '../../../domain/rules/person.ts';
import { email as emailRule, isSameAddress, normaliseEmail } from '../../../domain/rules/email.ts';
import type { AddressForm } from '../../../domain/wire/security.ts';
import type { Actor } from '../../actor.ts';
import { countAttempt, limitAttempts } from '../../attempts.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import { addressInUseMail, newAddressMail } from '../../mail/addressMails.ts';
import { quietly } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { emailVerified } from '../../repositories/emailVerified.ts';
import { inSameTime } from '../../sameTime.ts';
import type { Services } from '../../services.ts';
import { needSecondFactor, ownAccounts, provePassword } from '../security/ownAccount.ts';

const SAME = 'Dit is het e-mailadres waarmee je nu inlogt.';
const UNPROVED = 'Bevestig eerst het e-mailadres dat je nu hebt.';
const CHANGED = (until: string) =>
  `Je hebt je e-mailadres net gewijzigd. Tot en met ${until} kan dat nog ongedaan worden gemaakt, vanaf je oude adres. Daarna kun je het opnieuw wijzigen.`;

const HOUR_SECONDS = 3600;
/** Changes that one account, and one network, may ask in an hour; and mails to one address. */
const PER_ACCOUNT = 5;
const PER_NETWORK = 10;
const PER_ADDRESS = 3;

/**
 * Asks to log in with another address: it gets a mail, whose link the caller confirms. Only that mail shows whether
 * somebody else has the address. Throws V422 by field, C409 while the change before can be undone, R429.
 */
export async function askAddress(
  actor: Actor,
  services: Services,
  network: string,
  { email: typed, password }: AddressForm,
): Promise<void> {
  const accounts = ownAccounts(services);
  const { db } = services;
  const { sub } = actor.caller;
  const email = typed.trim();
  const own = await accounts.emailOf(sub);
  const wrong = emailGiven(email) ?? emailRule(email) ?? (own !== null && isSameAddress(email, own) ? SAME : null);
  if (wrong !== null) throw invalid({ email: wrong });
  if (await accounts.factor.state(db, sub)) needSecondFactor(actor);
  await provePassword(actor, services, password);
  if (!(await emailVerified(db, actor.caller))) throw conflict(UNPROVED);
  await limitAttempts(db, `address by ${sub}`, PER_ACCOUNT, HOUR_SECONDS);
  await limitAttempts(db, `address from ${network}`, PER_NETWORK, HOUR_SECONDS);
  const { count } = await countAttempt(db, `address to ${normaliseEmail(email)}`, HOUR_SECONDS);
  const work = inTransaction(db, (tx) => mailNewAddress(tx, actor, services, { email, quiet: count > PER_ADDRESS }));
  await inSameTime(work);
}

/** Stored alike whether or not somebody has the address; only the mail differs. `quiet`: too many mails already. */
async function mailNewAddress(
  tx: Tx,
  actor: Actor,
  services: Services,
  { email, quiet }: { email: string; quiet: boolean },
): Promise<void> {
  const { address } = ownAccounts(services);
  const { caller, now } = actor;
  const { env } = services;
  const { changed } = await address.state(tx, caller.sub, now);
  if (changed) throw conflict(CHANGED(formatDateLong(dayInAmsterdam(changed.until))));
  const token = await address.ask(tx, caller.sub, email, now);
  const mail = (await address.isTaken(tx, email))
    ? addressInUseMail({ email, url: env.publicUrl })
    : newAddressMail({ email, url: `${env.publicUrl}/profiel?adres=nieuw#${token}`, userId: caller.userId });
  if (!quiet) await queueMail(tx, mail, now, quietly);
  await actor.record(tx, { action: 'ask', entity: 'address', hashid: caller.hashid });
}

/** The new address is not wanted any more: its link stops working. Throws N404 if no change was asked for. */
export async function withdrawAddress(actor: Actor, services: Services): Promise<void> {
  const { address } = ownAccounts(services);
  const { sub, hashid } = actor.caller;
  await inTransaction(services.db, async (tx) => {
    if (!(await address.withdraw(tx, sub))) throw notFound();
    await actor.record(tx, { action: 'withdraw', entity: 'address', hashid });
  });
}
