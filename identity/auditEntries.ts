import { eq, sql } from 'drizzle-orm';
import { recorderOf } from '../server/audit/auditEntry.ts';
import type { AuditKind } from '../server/audit/sentences.ts';
import { mainMembership, membershipsOf } from '../server/callerQuery.ts';
import type { Db, Queryable } from '../server/db/database.ts';
import { accounts } from '../server/db/accountSchema.ts';

type Entry = AuditKind & {
  sub: string;
  ip: string;
  /** Facts worth recording with the entry, never a secret. */
  after?: Record<string, unknown>;
};

/**
 * Records what somebody did at the provider itself, where no call of the API is: once, in the log of the family they
 * are in longest, of those in which they can read it.
 */
export async function recordAtProvider(tx: Queryable, { sub, ip, ...entry }: Entry): Promise<void> {
  const person = mainMembership(await membershipsOf(tx, sub));
  const by = person ? { userId: person.userId, familyId: person.familyId, sub } : null;
  const record = recorderOf({ by, sub, ip, requestId: null });
  await record(tx, { ...entry, hashid: person?.hashid ?? null });
}

/** A login that succeeded: when the account was last used, and an audit entry of one kind with the others. */
export async function recordLogin(
  db: Db,
  login: { sub: string; ip: string; secondFactor: boolean; passkey?: true },
): Promise<void> {
  const { sub, ip, secondFactor, passkey } = login;
  await db.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({ last_login_at: sql`now()` })
      .where(eq(accounts.id, sub));
    const after = { second_factor: secondFactor, ...(passkey && { passkey }) };
    await recordAtProvider(tx, { sub, action: 'login', entity: 'session', ip, after });
  });
}
