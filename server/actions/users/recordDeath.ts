import { deathDate } from '../../../domain/rules/deathDate.ts';
import type { CurrentUser, DeathForm } from '../../../domain/wire/user.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { NOT_YOURSELF } from '../../policies/relationErrors.ts';
import { stillManager } from '../../policies/managers.ts';
import { familyPeople, lockFamily } from '../../repositories/family.ts';
import { updateUser } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { endAutomaticFor } from '../automatic/endForPerson.ts';
import { endManagement } from '../management/end.ts';
import { settleMandates } from '../mandates/settle.ts';
import { currentUser } from './currentUser.ts';
import { settleDeath } from './settleDeath.ts';

/**
 * Records the day the founder of the family died, or takes it back: the founder has no relation form, where that of
 * everybody else stands. Their login closes, they are mailed and manage nothing any more; taken back, the login opens and the
 * management has to be given anew. Throws N404 also for anyone who has the form, V422 by field, F403.
 */
export async function recordDeath(
  tx: Tx,
  actor: Actor,
  services: Services,
  { hashid, death_date: date }: DeathForm,
): Promise<CurrentUser> {
  const { caller, now, today } = actor;
  await lockFamily(tx, caller);
  const people = await familyPeople(tx, caller);
  stillManager(people, caller);
  const person = people.find((one) => one.hashid === hashid && one.relation_type === null);
  if (!person) throw notFound();
  if (person.id === caller.userId) throw invalid({ hashid: NOT_YOURSELF });
  const wrong = deathDate(date, false, person.birthdate ?? '', today);
  if (wrong !== null) throw invalid({ death_date: wrong });
  const after = { passed_away: date !== '', death_date: date || null };
  if (person.death_date === after.death_date && person.passed_away === after.passed_away)
    return currentUser(tx, services, caller);
  await settleDeath(tx, actor, services, people, await updateUser(tx, caller, person.id, after, now));
  const { passed_away, death_date } = person;
  await actor.record(tx, { action: 'edit', entity: 'user', hashid, before: { passed_away, death_date }, after });
  if (after.passed_away) {
    await endAutomaticFor(tx, actor, person);
    await endManagement(tx, actor, services, person);
    await settleMandates(tx, actor, services);
  }
  return currentUser(tx, services, caller);
}
