import type { Actor } from '../../actor.ts';
import type { CurrentUser } from '../../../domain/wire/user.ts';
import type { Tx } from '../../db/database.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { stillManager } from '../../policies/managers.ts';
import { familyPeople, lockFamily } from '../../repositories/family.ts';
import { revokeInvitations } from '../../repositories/invitations.ts';
import { updateUser } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { endManagement } from '../management/end.ts';
import { needLivingSession } from '../security/ownAccount.ts';
import { currentUser } from './currentUser.ts';
import { settleAccount } from './settleAccount.ts';

const NOT_YOURSELF = 'Je kunt jezelf niet blokkeren.';

/**
 * Blocks a relation: no login, no management, no invitation, no new contracts; what exists stays. Throws N404, V422,
 * U401 for a session that has ended: nobody takes a block back.
 */
export async function blockRelation(tx: Tx, actor: Actor, services: Services, hashid: string): Promise<CurrentUser> {
  const { caller, now } = actor;
  await lockFamily(tx, caller);
  const people = await familyPeople(tx, caller);
  stillManager(people, caller);
  const person = people.find((one) => one.hashid === hashid);
  if (!person) throw notFound();
  if (person.id === caller.userId) throw invalid({ hashid: NOT_YOURSELF });
  if (!person.blocked) {
    await needLivingSession(tx, actor, services);
    await updateUser(tx, caller, person.id, { blocked: true }, now);
    await revokeInvitations(tx, caller, person.id, now);
    if (person.sub) await settleAccount(tx, services, person.sub);
    await actor.record(tx, {
      action: 'block',
      entity: 'user',
      hashid,
      before: { blocked: false },
      after: { blocked: true },
    });
    await endManagement(tx, actor, services, person);
  }
  return currentUser(tx, services, caller);
}
