import { hashids } from '../../../domain/contracts/sides.ts';
import { planReminder } from '../../../domain/notices/planReminder.ts';
import type { Reminder } from '../../../domain/notices/reminders.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { Queryable } from '../../db/database.ts';
import { managersAmong } from '../../policies/managers.ts';
import { planGivers, seesContract } from '../../policies/planners.ts';
import { giftPeople } from '../../presenters/giftPeople.ts';
import type { FamilySnapshot } from '../../repositories/family.ts';
import { listPlans } from '../../repositories/plans.ts';
import { yieldingMap } from '../../yieldingMap.ts';
import { presentPlan } from './planView.ts';

/** The notices about a family's plans on a day. */
export async function planReminders(
  db: Queryable,
  snapshot: FamilySnapshot,
  contracts: readonly ContractDetail[],
  today: string,
): Promise<Reminder[]> {
  const rows = await listPlans(db, { familyId: snapshot.family.id });
  if (rows.length === 0) return [];
  const givers = planGivers(snapshot);
  const basis = { snapshot, contracts, givers, today, people: giftPeople(snapshot) };
  const managers = managersAmong(snapshot.people);
  const told = await yieldingMap(rows, (row) => {
    const loan = contracts.find(({ hashid }) => hashid === row.loan);
    const parents = givers.filter(({ hashid }) => !loan || seesContract({ hashid, familyRole: 'member' }, loan));
    return planReminder(presentPlan(row, basis).plan, [...new Set(hashids([...managers, ...parents]))], today);
  });
  return told.flat();
}
