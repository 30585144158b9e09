import { limitAttempts } from '../../attempts.ts';
import type { Actor, Visitor } from '../../actor.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { orRefuse } from '../../mail/answers.ts';
import { emailVerified } from '../../repositories/emailVerified.ts';
import { usersBySub } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { sendWaitingInvitations } from '../invitations/sendWaiting.ts';
import { ownAccounts } from '../security/ownAccount.ts';
import { sendVerification } from './sendVerification.ts';

const IS_VERIFIED = 'Je e-mailadres is al bevestigd.';

/** An address was shown to be somebody's, by its mailed link. Throws N404 for a link that does not work. */
export async function verifyAddress(visitor: Visitor, services: Services, token: string): Promise<void> {
  const { links } = ownAccounts(services);
  await inTransaction(services.db, async (tx) => {
    const sub = await links.use(tx, token, 'verify', visitor.now);
    if (sub === null) throw notFound();
    await links.markVerified(tx, sub);
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
  });
}

/** Mails the caller their link again. Throws C409 where the address is known to be theirs, R429. */
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
