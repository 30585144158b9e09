import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { OfFamily } from './family.ts';

/**
 * When somebody registered contracts as signed on paper, from a moment on, that counted at once as nobody else in them had a
 * login (docs/decisions/0016); by the row number of the contract.
 */
export async function signedAtOnce(
  db: Queryable,
  { familyId, userId }: OfFamily & { userId: number },
  since: Date,
): Promise<Map<number, Date>> {
  const { rows } = await db.execute<{ id: string | number; at: string | Date }>(sql`
    select c.id, coalesce(v.replaced_at, c.created_at) as at
    from contracts c
    left join contract_versions v on v.contract_id = c.id and v.version = c.version - 1
    where c.family_id = ${familyId} and c.removed_at is null and c.signed_date is not null
      and coalesce(v.replaced_by, c.created_by) = ${userId} and coalesce(v.replaced_at, c.created_at) >= ${since.toISOString()}
      and v.snapshot -> 'terms' ->> 'signed_date' is null
      and not exists (select from contract_proposals p join proposal_answers a on a.proposal_id = p.id and a.answer = 'accepted'
        where p.contract_id = c.id and a.version = c.version)
      and not exists (select from signing_requests r join signing_outcomes o on o.request_id = r.id and o.outcome = 'signed'
        where r.contract_id = c.id and o.version = c.version)`);
  return new Map(rows.map(({ id, at }) => [Number(id), new Date(at)]));
}
