import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { auditLog } from '../db/schema.ts';

/** How long an intruder may have been in an account before an act its owner did not do. */
const LOOKED_BACK_MS = 30 * 86_400_000;

/**
 * The earliest moment at which the actor at `moment` can have been in the account: the first login on a browser new to the
 * account in the thirty days before, or else that moment.
 */
export async function insideSince(db: Queryable, sub: string, moment: Date): Promise<Date> {
  const [login] = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.sub, sub),
        eq(auditLog.action, 'login'),
        eq(auditLog.entity, 'session'),
        sql`${auditLog.after}->>'new_device' = 'true'`,
        gte(auditLog.at, new Date(moment.getTime() - LOOKED_BACK_MS)),
        lte(auditLog.at, moment),
      ),
    )
    .orderBy(asc(auditLog.id))
    .limit(1);
  return login?.at ?? moment;
}
