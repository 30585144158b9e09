import { eq, sql } from 'drizzle-orm';
import { recorderOf } from '../server/audit/auditEntry.ts';
import type { AuditKind } from '../server/audit/sentences.ts';
import { mainMembership, membershipsOf } from '../server/callerQuery.ts';
import type { Queryable } from '../server/db/database.ts';
import { countAttempt } from '../server/attempts.ts';
import { accounts } from '../server/db/accountSchema.ts';
import { mailHolder } from '../server/mail/mailHolder.ts';
import type { ProviderOptions } from './options.ts';

type Entry = AuditKind & {
  sub: string;
  ip: string;
  /** Facts worth recording with the entry, never a secret. */
  after?: Record<string, unknown>;
};

/**
 * Records what somebody did at the provider itself, outside the API: once, in the log of the family they have been in
 * longest, of those in which they can read it.
 */
export async function recordAtProvider(tx: Queryable, { sub, ip, ...entry }: Entry): Promise<void> {
  const person = mainMembership(await membershipsOf(tx, sub));
  const by = person ? { userId: person.userId, familyId: person.familyId, sub } : null;
  const record = recorderOf({ by, sub, ip, requestId: null });
  await record(tx, { ...entry, hashid: person?.hashid ?? null });
}

/** Login mails in a day. The link in each covers the later ones too. */
const LOGIN_MAILS = 10;
const DAY_SECONDS = 86_400;

interface Login {
  sub: string;
  ip: string;
  secondFactor: boolean;
  passkey?: true;
  /** The name of a browser on which nobody logged in to this account before; null for one that is known. */
  newDevice: string | null;
}

/**
 * A login that succeeded: when the account was last used, and an audit entry of one kind with the others. On a browser new to the
 * account its holder gets a mail with the link that takes it back; the very first login can only be the holder's.
 */
export async function recordLogin(
  { db, accounts: all, publicUrl }: Pick<ProviderOptions, 'db' | 'accounts' | 'publicUrl'>,
  { sub, ip, secondFactor, passkey, newDevice }: Login,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ at: accounts.last_login_at })
      .from(accounts)
      .where(eq(accounts.id, sub))
      .for('no key update');
    await tx
      .update(accounts)
      .set({ last_login_at: sql`now()` })
      .where(eq(accounts.id, sub));
    const isNew = newDevice !== null && (before?.at ?? null) !== null;
    const after = { second_factor: secondFactor, ...(passkey && { passkey }), ...(isNew && { new_device: true }) };
    await recordAtProvider(tx, { sub, action: 'login', entity: 'session', ip, after });
    if (!isNew) return;
    const now = new Date();
    const { count } = await countAttempt(tx, `login mails ${sub}`, DAY_SECONDS, { at: now });
    if (count <= LOGIN_MAILS) await mailHolder(tx, all, sub, 'login', { url: publicUrl, now, more: newDevice });
  });
}
