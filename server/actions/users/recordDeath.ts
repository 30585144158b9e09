import { deathDate } from '../../../domain/rules/deathDate.ts';
import { countingOf } from '../../../domain/relations/counting.ts';
import type { CurrentUser, DeathForm } from '../../../domain/wire/user.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { NOT_YOURSELF } from '../../policies/relationErrors.ts';
import type { Services } from '../../services.ts';
import { makeClaim } from '../claims/make.ts';
import { reopenAgreed } from '../claims/reopen.ts';
import { withdrawOpen } from '../claims/withdraw.ts';
import { currentUser } from './currentUser.ts';
import { lockedPerson } from './lockedPerson.ts';
import { setDeath } from './setDeath.ts';

/**
 * Records the day the founder of the family died, or takes it back: the founder has no relation form, which has that day for
 * everybody else. For a founder with a login it is first a claim (docs/decisions/0013). Throws N404 also for anyone who
 * has the form, V422 by field, F403, R429, and U401 for a session that has ended.
 */
export async function recordDeath(
  tx: Tx,
  actor: Actor,
  services: Services,
  { hashid, death_date: date }: DeathForm,
): Promise<CurrentUser> {
  const { caller, today } = actor;
  const { people, person, by } = await lockedPerson(tx, actor, services, hashid);
  if (person.relation_type !== null) throw notFound();
  if (person.id === caller.userId) throw invalid({ hashid: NOT_YOURSELF });
  const wrong = deathDate(date, false, person.birthdate ?? '', today);
  if (wrong !== null) throw invalid({ death_date: wrong });
  const family = { people, person, by };
  if (countingOf(person) === 'claim') {
    if (date === '') await withdrawOpen(tx, actor, services, family, 'death');
    else await makeClaim(tx, actor, services, family, { kind: 'death', date });
  } else if (person.passed_away !== (date !== '') || (person.death_date ?? '') !== date) {
    await setDeath(tx, actor, services, family, date || null);
    if (date === '') await reopenAgreed(tx, actor, services, { person, by });
  }
  return currentUser(tx, services, caller);
}
