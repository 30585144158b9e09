import { eq } from 'drizzle-orm';
import type { Queryable } from '../server/db/database.ts';
import { auditLog, users } from '../server/db/schema.ts';

/** Records in the audit log what somebody did at the provider itself, where no call of the API is (server/audit.ts). */
export async function recordDeed(tx: Queryable, deed: { sub: string; action: string; entity: string; ip: string }): Promise<void> {
  const { sub, action, entity, ip } = deed;
  const [person] = await tx.select({ id: users.id, family: users.family_id, hashid: users.hashid }).from(users).where(eq(users.sub, sub));
  await tx.insert(auditLog).values({ sub, action, entity, ip, family_id: person?.family ?? null, user_id: person?.id ?? null, hashid: person?.hashid ?? null });
}
