import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { auditLog } from '../db/schema.ts';
import type { ClaimRow } from './claims.ts';
import type { OfFamily } from './family.ts';

/** The rights somebody had when a claim about them took effect, from the log; null for lines from before that was logged. */
export async function carriedOutWith<Had>(
  db: Queryable,
  { familyId }: OfFamily,
  { person, claim }: { person: string; claim: Pick<ClaimRow, 'kind'> },
): Promise<Had | null> {
  const [line] = await db
    .select({ before: auditLog.before })
    .from(auditLog)
    .where(
      and(
        ...[eq(auditLog.family_id, familyId), eq(auditLog.hashid, person), isNotNull(auditLog.before)],
        ...[eq(auditLog.entity, 'claim'), eq(auditLog.action, 'carry_out')],
        sql`${auditLog.after} ->> 'kind' = ${claim.kind}`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return (line?.before ?? null) as Had | null;
}
