import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { isSameAddress, normaliseEmail } from '../../domain/rules/email.ts';
import type { Queryable } from '../db/database.ts';
import { auditLog, users } from '../db/schema.ts';

/** When the token was issued that last changed an address, in seconds since 1970; null if none ever did. */
export async function lastFollowed(db: Queryable, sub: string): Promise<number | null> {
  const [row] = await db
    .select({ issued: sql<number | null>`(${auditLog.after} ->> 'issued')::float8` })
    .from(auditLog)
    .where(and(eq(auditLog.sub, sub), eq(auditLog.entity, 'address'), eq(auditLog.action, 'follow')))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row?.issued ?? null;
}

/** Whether somebody with another login has this address, in either spelling of an international domain. */
export async function isHeldByAnother(db: Queryable, { sub, email }: { sub: string; email: string }): Promise<boolean> {
  const address = normaliseEmail(email);
  const mailbox = address.slice(0, address.lastIndexOf('@') + 1);
  const others = await db
    .select({ email: users.email })
    .from(users)
    .where(and(sql`starts_with(lower(trim(${users.email})), ${mailbox})`, ne(users.sub, sub)));
  return others.some((other) => isSameAddress(other.email, email));
}
