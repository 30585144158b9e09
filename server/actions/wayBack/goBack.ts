import type { WentBack } from '../../../domain/wire/security.ts';
import type { Visitor } from '../../actor.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { addressRestoredMail } from '../../mail/addressMails.ts';
import { orRefuse } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { setErasureAsked } from '../../repositories/erasure.ts';
import { setMfaRequired } from '../../repositories/mfaDuty.ts';
import { deletePasskeysSince } from '../../repositories/passkeys.ts';
import { forgetChallenges } from '../../repositories/signingChallenges.ts';
import { usersBySub } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { writeAddress } from '../address/writeAddress.ts';
import { closeWithSessions } from '../calendar/closeWithSessions.ts';
import { contestAll } from '../contested/contest.ts';
import { takeFreezeToken } from './freezeToken.ts';

/**
 * Takes an account back, for somebody who gets a mail about a login change they did not make: every way in added since then goes,
 * with all sessions and the password, and agreements made with the account since are in doubt until they say that it was them
 * (docs/decisions/0021). Throws N404 for a link that does not work (any more).
 * @returns the path to choose a new password; nothing if another service has it.
 */
export async function goBack(visitor: Visitor, services: Services, token: string): Promise<WentBack> {
  const { accounts } = services;
  if (accounts === null) return freeze(visitor, services, token);
  const { now } = visitor;
  return inTransaction(services.db, async (tx) => {
    const back = await accounts.wayBack.take(tx, token, now);
    if (back === null) throw notFound();
    const { sub, email, removed, since, factorGone, choose } = back;
    if (factorGone) await setMfaRequired(tx, sub, false);
    await deletePasskeysSince(tx, sub, since);
    const people = removed === null ? await usersBySub(tx, sub) : await writeAddress(tx, { sub, email }, now);
    await forgetChallenges(tx, people);
    for (const { id, hashid, family_id: familyId } of people) {
      await setErasureAsked(tx, { userId: id }, null);
      const entity = removed === null ? 'account' : 'address';
      await visitor.record(tx, { action: 'restore', entity, hashid, by: { familyId, userId: id, sub } });
    }
    await contestAll(tx, visitor, services, { sub, since });
    const userId = people[0]?.id ?? null;
    if (removed !== null)
      await queueMail(tx, addressRestoredMail({ email: removed, url: services.env.publicUrl, userId }), now, orRefuse);
    return { choose };
  });
}

/**
 * The same if an external provider keeps the account: the login is theirs, so only acts done here are in doubt, and keys added
 * here go.
 */
async function freeze(visitor: Visitor, services: Services, token: string): Promise<WentBack> {
  return inTransaction(services.db, async (tx) => {
    const frozen = await takeFreezeToken(tx, token, visitor.now);
    if (frozen === null) throw notFound();
    const { sub, since } = frozen;
    await deletePasskeysSince(tx, sub, since);
    await closeWithSessions(tx, sub);
    const people = await usersBySub(tx, sub);
    await forgetChallenges(tx, people);
    for (const { id, hashid, family_id: familyId } of people) {
      await setErasureAsked(tx, { userId: id }, null);
      await visitor.record(tx, { action: 'freeze', entity: 'account', hashid, by: { familyId, userId: id, sub } });
    }
    await contestAll(tx, visitor, services, { sub, since });
    return {};
  });
}
