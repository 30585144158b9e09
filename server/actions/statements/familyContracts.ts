import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { Queryable } from '../../db/database.ts';
import { presentWithEvents } from '../../presenters/contract.ts';
import { listContracts } from '../../repositories/contracts.ts';
import type { OfFamily } from '../../repositories/family.ts';
import { yieldingMap } from '../../yieldingMap.ts';

/**
 * Every contract of a family, also those a member is no party to: people the law counts as one need them all. Only for
 * sums; what leaves the server is filtered afterwards (policies/visibleGifts.ts, makeStatement.ts).
 */
export async function familyContracts(db: Queryable, { familyId }: OfFamily, today: string): Promise<ContractDetail[]> {
  const records = await listContracts(db, { familyId, familyRole: 'manager' });
  return yieldingMap(records, (record) => presentWithEvents(record, today));
}
