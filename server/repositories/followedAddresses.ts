import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { auditLog, users } from '../db/schema.ts';

/** When the token was made by which an address was followed last, in seconds since 1970; null when none ever was. */
export async function lastFollowed(db: Queryable, sub: string): Promise<number | null> {
  const [row] = await db
    .select({ issued: sql<number | null>`(${auditLog.after} ->> 'issued')::float8` })
    .from(auditLog)
    .where(and(eq(auditLog.sub, sub), eq(auditLog.entity, 'address'), eq(auditLog.action, 'follow')))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row?.issued ?? null;
}

/** Has somebody with another login this address? */
export async function isHeldByAnother(db: Queryable, { sub, email }: { sub: string; email: string }): Promise<boolean> {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(trim(${users.email})) = ${email.toLowerCase()}`, ne(users.sub, sub)))
    .limit(1);
  return other !== undefined;
}
