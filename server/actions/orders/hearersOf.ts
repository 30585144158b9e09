import type { Tx } from '../../db/database.ts';
import { canManage, managersAmong } from '../../policies/managers.ts';
import { familyPeople, type UserRow } from '../../repositories/family.ts';
import type { OrderRow } from '../../repositories/orders.ts';

/**
 * Who is mailed of an order: who placed it, as long as they hear of the family at all, and whoever manages the family once
 * that is no longer them.
 */
export async function hearersOf(tx: Tx, { family_id, ordered_by }: OrderRow): Promise<UserRow[]> {
  const people = await familyPeople(tx, { familyId: family_id });
  const buyer = people.filter((person) => person.id === ordered_by && canManage(person));
  return buyer.some(({ family_role }) => family_role === 'manager') ? buyer : [...buyer, ...managersAmong(people)];
}
