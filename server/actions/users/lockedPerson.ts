import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { stillManager } from '../../policies/managers.ts';
import { familyPeople, lockFamilyForUpdate, type UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { requireActiveSession } from '../security/ownAccount.ts';

/**
 * One person of the family among all, under its lock, for a caller who still manages it: `by`. Changes to them here decide who
 * has access (docs/decisions/0021). Throws U401 for a session that has ended, N404, F403.
 */
export async function lockedPerson(
  tx: Tx,
  actor: Actor,
  services: Services,
  hashid: string,
): Promise<{ people: UserRow[]; person: UserRow; by: UserRow }> {
  const { caller } = actor;
  await requireActiveSession(tx, actor, services);
  await lockFamilyForUpdate(tx, caller);
  const people = await familyPeople(tx, caller);
  const by = stillManager(people, caller);
  const person = people.find((one) => one.hashid === hashid);
  if (!person) throw notFound();
  return { people, person, by };
}
