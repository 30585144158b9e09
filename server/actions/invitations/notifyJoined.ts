import type { Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { managersAmong } from '../../policies/managers.ts';
import { familyPeople, type UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { endAutomaticInPlaceOf } from '../automatic/endForPerson.ts';
import { notifyUnconfirmed } from '../confirmations/notifyUnconfirmed.ts';
import { notify } from '../notices/notify.ts';

/**
 * Somebody of a family has a login now: the managers hear it, they hear what stands in their name already, and what others said they
 * received goes by itself no longer (docs/decisions/0016).
 * @param otherBirthdate they say they were born on another day than the family wrote down
 */
export async function notifyJoined(
  tx: Tx,
  visitor: Visitor,
  services: Services,
  person: UserRow,
  otherBirthdate = false,
): Promise<void> {
  const family = { familyId: person.family_id };
  await endAutomaticInPlaceOf(tx, visitor, person);
  const people = await familyPeople(tx, family);
  await notify(tx, visitor, services, family, {
    kind: 'joined',
    key: person.hashid,
    to: managersAmong(people),
    by: person,
    about: person.hashid,
    facts: otherBirthdate ? { answer: 'birthdate' } : {},
  });
  await notifyUnconfirmed(tx, visitor, services, person);
}
