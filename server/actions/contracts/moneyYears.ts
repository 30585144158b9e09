import { addedUp, moneyYears } from '../../../domain/overview/moneyYears.ts';
import type { MoneyYears } from '../../../domain/wire/moneyYears.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import { presentWithEvents } from '../../presenters/contract.ts';
import { listContracts } from '../../repositories/contracts.ts';
import { yieldingMap } from '../../yieldingMap.ts';

/** The years of the contracts in the caller's list: archived ones have left its sums, so they leave these too. */
export async function yearsOfContracts(db: Queryable, { caller, today }: Actor): Promise<MoneyYears> {
  const records = (await listContracts(db, caller)).filter(({ archivedAt }) => archivedAt === null);
  return addedUp(await yieldingMap(records, (record) => moneyYears(presentWithEvents(record, today), today)));
}
