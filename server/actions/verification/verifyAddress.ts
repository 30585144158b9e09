import { limitAttempts } from '../../attempts.ts';
import type { Verification } from '../../../domain/wire/security.ts';
import type { Accounts } from '../../accounts.ts';
import type { Actor, Visitor } from '../../actor.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import { orRefuse } from '../../mail/answers.ts';
import { emailVerified } from '../../repositories/emailVerified.ts';
import { setMfaRequired } from '../../repositories/mfaDuty.ts';
import { deletePasskeysSince } from '../../repositories/passkeys.ts';
import { usersBySub } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { sendWaitingInvitations } from '../invitations/sendWaiting.ts';
import { ownAccounts } from '../security/ownAccount.ts';
import { sendVerification } from './sendVerification.ts';

const WRONG_PASSWORD =
  'Dit is niet het wachtwoord waarmee dit account is gemaakt. Weet je het niet meer? Kies dan een nieuw wachtwoord.';
const IS_VERIFIED = 'Je e-mailadres is al bevestigd.';

/**
 * Verifies somebody's address by the mailed link plus the password chosen with it, or the browser in which it was chosen:
 * registering another's address gains nothing by their click. With `fresh` the password is new, and earlier ways to log in are
 * gone (docs/decisions/0021). Throws N404 for a link that does not work, V422 on `password`; the link is then not used up.
 * @param begun the mark of the account made last in this browser
 * @returns the mark that logs this browser in once; null when nothing happened, as it is another browser and there is no password
 */
export async function verifyAddress(
  visitor: Visitor,
  services: Services,
  { token, password, fresh = false }: Verification,
  begun: string | null,
): Promise<string | null> {
  const accounts = ownAccounts(services);
  const owner = await accounts.links.owner(services.db, token, 'verify', visitor.now);
  const mark = password === undefined ? begun : null;
  if (password === undefined && !(await madeHere(services.db, accounts, owner, mark, visitor.now))) return null;
  if (owner === null) throw notFound();
  if (password !== undefined && !fresh && !(await accounts.passwordIs(owner, password)))
    throw invalid({ password: WRONG_PASSWORD });
  return inTransaction(services.db, async (tx) => {
    const sub = await accounts.links.use(tx, token, 'verify', visitor.now);
    if (sub === null) throw notFound();
    // Used up, like the link.
    if (mark !== null && (await accounts.links.use(tx, mark, 'begun', visitor.now)) !== sub) throw notFound();
    if (fresh && password !== undefined) await startAnew(tx, accounts, sub, password);
    await accounts.links.markVerified(tx, sub);
    for (const person of await usersBySub(tx, sub)) {
      await visitor.record(tx, {
        action: 'verify',
        entity: 'email',
        hashid: person.hashid,
        by: { familyId: person.family_id, userId: person.id, sub },
      });
      if (person.family_role === 'manager')
        await sendWaitingInvitations(tx, visitor, services, { familyId: person.family_id });
    }
    return accounts.links.make(tx, sub, 'arrival', visitor.now);
  });
}

/** Whether a mark in the browser is that of this account. */
const madeHere = async (db: Queryable, accounts: Accounts, sub: string | null, mark: string | null, now: Date) =>
  sub !== null && mark !== null && (await accounts.links.owner(db, mark, 'begun', now)) === sub;

/** Removes every way in from an account that somebody else may have made. Throws V422 on `password`. */
async function startAnew(tx: Tx, accounts: Accounts, sub: string, password: string): Promise<void> {
  const wrong = await accounts.setPassword(tx, sub, password, null);
  if (wrong !== null) throw invalid({ password: wrong });
  const ever = new Date(0);
  await accounts.factor.removeSince(tx, sub, ever);
  await accounts.passkeys.removeSince(tx, sub, ever);
  await deletePasskeysSince(tx, sub, ever);
  await setMfaRequired(tx, sub, false);
}

/** Mails the caller their link again. Throws C409 if the address is already verified, R429. */
export async function resendVerification(actor: Actor, services: Services): Promise<void> {
  const accounts = ownAccounts(services);
  const { db } = services;
  const { sub, hashid } = actor.caller;
  if (await emailVerified(db, actor.caller)) throw conflict(IS_VERIFIED);
  await limitAttempts(db, `verify soon ${sub}`, 1, 60);
  await inTransaction(db, async (tx) => {
    const email = await accounts.emailIn(tx, sub);
    if (email === null) throw notFound();
    await sendVerification(tx, actor, services, accounts, { sub, email }, orRefuse);
    await actor.record(tx, { action: 'ask', entity: 'email', hashid });
  });
}
