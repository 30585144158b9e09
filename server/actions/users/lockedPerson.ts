import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { stillManager } from '../../policies/managers.ts';
import { familyPeople, lockFamily, type UserRow } from '../../repositories/family.ts';

/** One person of the family among all, under its lock, for a caller who still manages it: `by`. Throws N404, F403. */
export async function lockedPerson(
  tx: Tx,
  { caller }: Actor,
  hashid: string,
): Promise<{ people: UserRow[]; person: UserRow; by: UserRow }> {
  await lockFamily(tx, caller);
  const people = await familyPeople(tx, caller);
  const by = stillManager(people, caller);
  const person = people.find((one) => one.hashid === hashid);
  if (!person) throw notFound();
  return { people, person, by };
}
