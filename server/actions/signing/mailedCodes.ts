import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import type { Actor } from '../../actor.ts';
import { limitAttempts } from '../../attempts.ts';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { conflict } from '../../http/errors.ts';
import type { Mail } from '../../mail/mail.ts';
import { orRefuse } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { hashMailedCode, mailedCodeIs, newMailedCode } from '../../passkeys/mailedCode.ts';
import { emailVerified } from '../../repositories/emailVerified.ts';
import type { UserRow } from '../../repositories/family.ts';
import { findChallenge, keepChallenge } from '../../repositories/signingChallenges.ts';
import type { Services } from '../../services.ts';
import { ownAddress } from './ownAddress.ts';

/** How long a mailed code works, in milliseconds. */
const CODE_LIFE = 15 * 60_000;
/** The number of tries while a code works. */
const TRIES = 5;

const NO_ADDRESS =
  'We kennen geen e-mailadres waarvan is aangetoond dat het van jou is. Bevestig eerst je e-mailadres.';
export const WRONG_CODE = 'Deze code klopt niet, of is verlopen. Kijk in de laatste mail, of vraag een nieuwe code.';

const JUST_CHANGED = (until: string) =>
  `Je e-mailadres is net gewijzigd. Tot en met ${until} kan dat vanaf het oude adres ongedaan worden gemaakt. Zo lang mailen we geen code om te ondertekenen en komt er geen apparaat bij. Onderteken met een apparaat dat al bij Profiel staat, of doe het daarna.`;

/**
 * Throws C409 while a change of the caller's address can be undone: until then a code sent there proves no more than the
 * password that changed it (docs/decisions/0021).
 */
export async function refuseNewAddress(
  db: Queryable,
  { caller, now }: Actor,
  { accounts }: Services,
  said: (until: string) => string = JUST_CHANGED,
): Promise<void> {
  const changed = (await accounts?.address.state(db, caller.sub, now))?.changed;
  if (changed) throw conflict(said(formatDateLong(dayInAmsterdam(changed.until))));
}

/** The verified address of the caller. Throws C409 if there is none, or it was just changed. */
export async function provedAddress(
  db: Queryable,
  actor: Actor,
  services: Services,
  person: Pick<UserRow, 'sub' | 'email'>,
): Promise<string> {
  const email = await ownAddress(db, actor, services, person);
  if (email === '' || !(await emailVerified(db, actor.caller))) throw conflict(NO_ADDRESS);
  await refuseNewAddress(db, actor, services);
  return email;
}

/** Mails the caller a code for one purpose; the previous one stops working. Throws R429 when too many were mailed. */
export async function keepMailedCode(
  tx: Tx,
  { caller, now }: Actor,
  subject: string,
  mailWith: (code: string) => Mail,
): Promise<void> {
  const code = newMailedCode();
  const secret = await hashMailedCode(code);
  await keepChallenge(tx, caller, { subject, secret, made_at: now, expires_at: new Date(now.getTime() + CODE_LIFE) });
  await queueMail(tx, mailWith(code), now, orRefuse);
}

/** Counts a try at a mailed code, even if the rest is rolled back. Throws R429. */
export const limitCodeTries = (db: Db, key: string): Promise<void> => limitAttempts(db, key, TRIES, CODE_LIFE / 1000);

/** When this code was mailed to the caller for this purpose; null if it wasn't, or is too old. */
export async function mailedCodeHolds(
  db: Queryable,
  { caller, now }: Actor,
  subject: string,
  code: string,
): Promise<{ madeAt: Date } | null> {
  const mailed = await findChallenge(db, caller, subject, now);
  return mailed && (await mailedCodeIs(mailed.secret, code)) ? mailed : null;
}
