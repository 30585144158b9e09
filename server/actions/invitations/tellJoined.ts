import type { Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { managersAmong } from '../../policies/managers.ts';
import { familyPeople, type UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { tellUnconfirmed } from '../confirmations/tellUnconfirmed.ts';
import { tell } from '../notices/tell.ts';

/** The managers hear that somebody of their family has a login now, who hears what stands in their name already. */
export async function tellJoined(tx: Tx, visitor: Visitor, services: Services, person: UserRow): Promise<void> {
  const family = { familyId: person.family_id };
  const people = await familyPeople(tx, family);
  await tell(tx, visitor, services, family, {
    kind: 'joined',
    key: person.hashid,
    to: managersAmong(people),
    by: person,
    about: person.hashid,
    facts: {},
  });
  await tellUnconfirmed(tx, visitor, services, person);
}
