import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { adviserLinks } from '../db/adviserLinkSchema.ts';
import { calendarFeeds } from '../db/calendarSchema.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { idempotencyKeys } from '../db/requestSchema.ts';
import { families, invitations, mailOutbox, partnerships, users } from '../db/schema.ts';
import { photos } from '../db/photoSchema.ts';
import { whatIfs } from '../db/whatIfSchema.ts';
import { FAMILY_IN_LINK } from '../familyLink.ts';
import { forgetClaims } from './claims.ts';
import type { OfFamily, UserRow } from './family.ts';
import { forgetKeptLines } from './keptLines.ts';
import { forgetNotices } from './notices.ts';
import { forgetPlans } from './plans.ts';

/** A count of the data about a person that stays because others need it. */
export interface Kept extends Record<string, unknown> {
  /** The number of agreements, signed or with records, that name them. */
  agreements: number;
  /** Versions of their own annual statements: kept along with an agreement, deleted without one. */
  own_statements: number;
  /** Versions of annual statements of others that name them. */
  others_statements: number;
}

/** The asker, for the line that the erasure leaves in the log. */
interface Asker {
  userId: number;
  sub: string;
  requestId: string | null;
}

/**
 * Erases the data about a person, except what is in the agreements of others and their statements. Without those it
 * erases everything. The row stays, because others refer to it; nobody can log in with it or be invited to it.
 * Append-only tables are emptied by the database itself (`erase_person`, docs/decisions/0023), which writes the line in
 * the log.
 */
export async function erasePerson(tx: Tx, person: UserRow, by: Asker, now: Date): Promise<Kept> {
  const { rows } = await tx.execute<Kept>(
    sql`select * from erase_person(${person.id}, ${by.userId}, ${by.sub}, ${by.requestId})`,
  );
  const kept = rows[0];
  if (!kept) throw new Error('The database did not report the erasure.');
  if (kept.agreements === 0) {
    await tx.update(users).set({ kinship: null, child_of_id: null }).where(eq(users.id, person.id));
    await tx
      .update(users)
      .set({ child_of_id: null })
      .where(and(eq(users.family_id, person.family_id), eq(users.child_of_id, person.id)));
    await tx
      .update(partnerships)
      .set({ bond: null, from_date: null, contract_date: null })
      .where(
        and(
          eq(partnerships.family_id, person.family_id),
          or(eq(partnerships.self_id, person.id), eq(partnerships.partner_id, person.id)),
        ),
      );
  }
  await tx
    .update(users)
    .set({ family_role: 'member', management_asked_at: null, erasure_asked_at: null })
    .where(eq(users.id, person.id));
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.user_id, person.id));
  await tx.delete(adviserLinks).where(eq(adviserLinks.user_id, person.id));
  await forgetPlans(tx, person);
  await tx.delete(whatIfs).where(eq(whatIfs.user_id, person.id));
  await forgetKeptLines(tx, person);
  await forgetNotices(tx, person);
  await forgetClaims(tx, person);
  await tx.delete(photos).where(eq(photos.user_id, person.id));
  // Stored idempotent answers go too, including those to relatives that mention this person.
  const family = tx.select({ id: users.id }).from(users).where(eq(users.family_id, person.family_id));
  await tx
    .delete(idempotencyKeys)
    .where(
      and(
        inArray(idempotencyKeys.user_id, family),
        or(
          eq(idempotencyKeys.user_id, person.id),
          sql`position(${person.hashid} in ${idempotencyKeys.body}::text) > 0`,
        ),
      ),
    );
  await tx
    .update(invitations)
    .set({ email: '', revoked_at: sql`coalesce(${invitations.revoked_at}, ${now.toISOString()}::timestamptz)` })
    .where(eq(invitations.user_id, person.id));
  return kept;
}

/**
 * Moves an account's waiting mail to its holder's person in another family: it was stored under their person in the
 * family they leave, and includes the mail that undoes a stolen address. Mail that names another, can be unsubscribed
 * from or links to a family belongs to the family, and stays behind. `from` and `to` are row numbers of people.
 */
export async function keepAccountMail(tx: Tx, from: number, to: number): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({ user_id: to })
    .where(
      and(
        eq(mailOutbox.user_id, from),
        isNull(mailOutbox.sent_at),
        isNull(mailOutbox.names_id),
        isNull(mailOutbox.leave_url),
        sql`coalesce(${mailOutbox.link}, '') not like ${`%${FAMILY_IN_LINK}%`}`,
      ),
    );
}

/**
 * The mail of these people and the mail that names them, sent or waiting, whatever its address is. For people who stay
 * on record without their login, only mail sent to them. @returns its numbers.
 */
export async function forgetMail(
  tx: Tx,
  people: readonly UserRow[],
  withoutLogin: readonly UserRow[],
): Promise<number[]> {
  const ids = people.map(({ id }) => id);
  const recipients = [...ids, ...withoutLogin.map(({ id }) => id)];
  const gone = await tx
    .delete(mailOutbox)
    .where(or(inArray(mailOutbox.user_id, recipients), inArray(mailOutbox.names_id, ids)))
    .returning({ id: mailOutbox.id });
  return gone.map(({ id }) => id);
}

/** A family in which nobody can log in any more loses its name. */
export async function forgetFamilyName(tx: Tx, { familyId }: OfFamily): Promise<void> {
  await tx.update(families).set({ name: 'Verwijderd' }).where(eq(families.id, familyId));
}

/** The people who asked to be erased at this moment or before, the first to ask first. */
export const dueErasures = (
  db: Queryable,
  until: Date,
): Promise<{ userId: number; familyId: number; hashid: string; sub: string | null }[]> =>
  db
    .select({ userId: users.id, familyId: users.family_id, hashid: users.hashid, sub: users.sub })
    .from(users)
    .where(lte(users.erasure_asked_at, until))
    .orderBy(users.erasure_asked_at, users.id);

/** Records since when somebody asks to be erased, or that they no longer do. */
export async function setErasureAsked(tx: Tx, { userId }: { userId: number }, at: Date | null): Promise<void> {
  await tx.update(users).set({ erasure_asked_at: at }).where(eq(users.id, userId));
}
