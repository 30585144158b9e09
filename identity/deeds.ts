import { eq, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../server/db/database.ts';
import { accounts } from '../server/db/accountSchema.ts';
import { auditLog, users } from '../server/db/schema.ts';
import type { DeedKind } from '../server/presenters/auditText.ts';

type Deed = DeedKind & {
  sub: string;
  ip: string;
  /** What is worth knowing of it, never a secret. */
  after?: Record<string, unknown>;
};

/** Records in the audit log what somebody did at the provider itself, where no call of the API is (server/audit.ts). */
export async function recordDeed(tx: Queryable, { after, ...deed }: Deed): Promise<void> {
  const [person] = await tx
    .select({ id: users.id, family: users.family_id, hashid: users.hashid })
    .from(users)
    .where(eq(users.sub, deed.sub));
  await tx.insert(auditLog).values({
    ...deed,
    after: after ?? null,
    family_id: person?.family ?? null,
    user_id: person?.id ?? null,
    hashid: person?.hashid ?? null,
  });
}

/** A login that succeeded: when the account was last used, and a line in the log, of one kind with the others. */
export async function recordLogin(db: Db, login: { sub: string; ip: string; secondFactor: boolean }): Promise<void> {
  const { sub, ip, secondFactor } = login;
  await db.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({ last_login_at: sql`now()` })
      .where(eq(accounts.id, sub));
    await recordDeed(tx, { sub, action: 'login', entity: 'session', ip, after: { second_factor: secondFactor } });
  });
}
