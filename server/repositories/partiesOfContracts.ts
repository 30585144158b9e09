import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { contractParties, contracts } from '../db/contractSchema.ts';
import type { OfFamily } from './family.ts';

/** The people in any of these contracts, by row number. */
export async function partiesOfContracts(
  db: Queryable,
  { familyId }: OfFamily,
  hashids: readonly string[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ userId: contractParties.user_id })
    .from(contracts)
    .innerJoin(contractParties, eq(contractParties.contract_id, contracts.id))
    .where(and(eq(contracts.family_id, familyId), inArray(contracts.hashid, [...hashids])));
  return new Set(rows.map(({ userId }) => userId));
}
