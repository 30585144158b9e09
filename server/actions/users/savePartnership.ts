import type { RelationForm } from '../../../domain/wire/user.ts';
import type { Tx } from '../../db/database.ts';
import { partnershipOf } from '../../policies/partnerCandidates.ts';
import type { FamilySnapshot, OfFamily, UserRow } from '../../repositories/family.ts';
import {
  endPartnership,
  insertPartnership,
  movePartnership,
  removePartnership,
} from '../../repositories/partnerships.ts';

/**
 * Brings the partnerships in line with a checked form: whose partner, no partner after all, or divorced since a day. No
 * day means today; for people already divorced, that the day stays.
 */
export async function savePartnership(
  tx: Tx,
  family: OfFamily,
  before: FamilySnapshot,
  person: UserRow,
  form: RelationForm,
  today: string,
): Promise<void> {
  if (form.relation_type === 'child') {
    for (const pair of before.partnerships.filter((p) => p.partner_id === person.id))
      await removePartnership(tx, family, pair.id);
    return;
  }
  const self = before.people.find((p) => p.hashid === form.userSelected);
  if (!self) throw new Error('A partner passed the check but is not in the family.');
  const pair = partnershipOf(before, person);
  const lasting = pair?.until_date === null ? pair : undefined;
  if (form.divorced === '1') {
    const since = form.divorce_date || pair?.until_date || today;
    if (!pair) await insertPartnership(tx, family, self.id, person.id, since);
    else if (since !== pair.until_date) await endPartnership(tx, family, pair.id, since);
  } else if (!lasting) await insertPartnership(tx, family, self.id, person.id);
  else if (lasting.self_id !== self.id) await movePartnership(tx, family, lasting.id, self.id);
}
