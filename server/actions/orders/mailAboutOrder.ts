import type { Tx } from '../../db/database.ts';
import type { Mail } from '../../mail/mail.ts';
import { orRefuse } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { canManage, managersAmong } from '../../policies/managers.ts';
import { familyPeople, type UserRow } from '../../repositories/family.ts';
import type { OrderRow } from '../../repositories/orders.ts';

/**
 * Mails everybody who is notified of an order, except people without an address in the family's list.
 * @param alsoTo false for an address that has it already
 */
export async function mailAboutOrder(
  tx: Tx,
  order: OrderRow,
  mailTo: (person: UserRow) => Mail,
  now: Date,
  alsoTo: (email: string) => boolean = () => true,
): Promise<void> {
  for (const person of await hearersOf(tx, order))
    if (person.email !== '' && alsoTo(person.email))
      await queueMail(tx, { ...mailTo(person), userId: person.id }, now, orRefuse);
}

/** The buyer, as long as they get news of the family at all, and the managers once the buyer is no longer one. */
async function hearersOf(tx: Tx, { family_id, ordered_by }: OrderRow): Promise<UserRow[]> {
  const people = await familyPeople(tx, { familyId: family_id });
  const buyer = people.filter((person) => person.id === ordered_by && canManage(person));
  return buyer.some(({ family_role }) => family_role === 'manager') ? buyer : [...buyer, ...managersAmong(people)];
}
