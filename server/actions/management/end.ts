import type { Acting } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { familyPeople, type UserRow } from '../../repositories/family.ts';
import { setManages } from '../../repositories/users.ts';
import type { Notifying } from '../../services.ts';
import { settleLinks } from '../adviserLinks/settle.ts';
import { notifyEverybody } from './notifyEverybody.ts';

/**
 * Ends somebody's management, and their request for it, and notifies everybody if they had it: `ended` for a person who is
 * blocked, divorced or died. The recipients are read only now, as a person just shut out is not notified. The calling code
 * makes sure the family keeps a manager.
 */
export async function endManagement(
  tx: Tx,
  acting: Acting,
  services: Notifying,
  person: UserRow,
  answer: 'taken' | 'left' | 'ended' = 'ended',
): Promise<void> {
  const { caller, now } = acting;
  await setManages(tx, caller, person.id, false, now);
  await settleLinks(tx, acting);
  if (person.family_role !== 'manager') return;
  await notifyEverybody(tx, acting, services, await familyPeople(tx, caller), {
    kind: 'role_given',
    about: person,
    answer,
  });
}
