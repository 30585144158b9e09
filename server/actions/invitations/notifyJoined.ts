import type { Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { managersAmong } from '../../policies/managers.ts';
import { familyPeople, type UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { endAutomaticInPlaceOf } from '../automatic/endForPerson.ts';
import { notifyUnconfirmed } from '../confirmations/notifyUnconfirmed.ts';
import { notify } from '../notices/notify.ts';

/**
 * Somebody in a family got a login: the managers are notified, they themselves are notified of agreements in their name, and
 * loans whose receipts others set to count automatically no longer do (docs/decisions/0016).
 * @param otherBirthdate whether they gave another birth date than the family did
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
