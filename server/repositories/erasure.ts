import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { calendarFeeds } from '../db/calendarSchema.ts';
import type { Tx } from '../db/database.ts';
import { auditLog, contractParties, contracts, families, idempotencyKeys, invitations, mailOutbox, partnerships, photos, users } from '../db/schema.ts';
import { statements } from '../db/statementSchema.ts';
import type { OfFamily, UserRow } from './family.ts';

/** How many versions of annual statements of a person were issued. */
export const statementCount = (tx: Tx, userId: number): Promise<number> => tx.$count(statements, eq(statements.user_id, userId));

/** User id → in how many contracts that were not removed they are a party. */
export async function contractCounts(tx: Tx, { familyId }: OfFamily): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ user: contractParties.user_id, count: sql<number>`count(*)::int` })
    .from(contractParties)
    .innerJoin(contracts, eq(contracts.id, contractParties.contract_id))
    .where(and(eq(contractParties.family_id, familyId), isNull(contracts.removed_at)))
    .groupBy(contractParties.user_id);
  return new Map(rows.map((row) => [row.user, row.count]));
}

const ANONYMOUS = { firstname: 'Verwijderd', infix: '', lastname: 'persoon', birthdate: null, passed_away: false, death_date: null };

/**
 * Takes away what is known of a person but what their contracts, and the statements made of them, say; without a contract that is everything. The row
 * stays, because others refer to it; nobody logs in with it or is invited to it any more.
 */
export async function erasePerson(tx: Tx, { familyId }: OfFamily, person: UserRow, inContracts: boolean, now: Date): Promise<void> {
  const gone = { sub: null, email: '', phone: '', gender: 'onbekend' as const, blocked: true, mfa_required: false, updated_at: now };
  await tx.update(users).set({ ...gone, ...(inContracts ? {} : ANONYMOUS) }).where(and(eq(users.id, person.id), eq(users.family_id, familyId)));
  if (!inContracts) {
    await tx.delete(statements).where(eq(statements.user_id, person.id));
    await tx.update(partnerships).set({ from_date: null }).where(or(eq(partnerships.self_id, person.id), eq(partnerships.partner_id, person.id)));
  }
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.user_id, person.id));
  await tx.delete(photos).where(eq(photos.user_id, person.id));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.user_id, person.id));
  await tx.update(invitations).set({ email: '', revoked_at: sql`coalesce(${invitations.revoked_at}, ${now.toISOString()}::timestamptz)` }).where(eq(invitations.user_id, person.id));
  await tx
    .update(auditLog)
    .set({ before: null, after: null })
    .where(and(eq(auditLog.family_id, familyId), inArray(auditLog.entity, ['user', 'profile', 'partnership']), eq(auditLog.hashid, person.hashid)));
  if (person.email !== '') await forgetMail(tx, person.email);
}

/** Mail to an address, sent or waiting: the queue remembers to whom. */
export async function forgetMail(tx: Tx, email: string): Promise<void> {
  await tx.delete(mailOutbox).where(sql`lower(${mailOutbox.recipient}) = lower(${email})`);
}

/** A family of which nobody is known any more has no name either. */
export async function forgetFamilyName(tx: Tx, { familyId }: OfFamily): Promise<void> {
  await tx.update(families).set({ name: ANONYMOUS.firstname }).where(eq(families.id, familyId));
}
