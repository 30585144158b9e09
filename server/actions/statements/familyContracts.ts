import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { Caller } from '../../caller.ts';
import type { Queryable } from '../../db/database.ts';
import { presentWithEvents } from '../../presenters/contract.ts';
import { listContracts } from '../../repositories/contracts.ts';
import { yieldingMap } from '../../yieldingMap.ts';

/**
 * Every contract of the caller's family, also those a member is no party to: what the law counts as one takes them all.
 * Only for sums; what of them leaves is checked afterwards (policies/visibleGifts.ts, makeStatement.ts).
 */
export async function familyContracts(db: Queryable, caller: Caller, today: string): Promise<ContractDetail[]> {
  const records = await listContracts(db, { ...caller, familyRole: 'parent' });
  return yieldingMap(records, (record) => presentWithEvents(record, today));
}
