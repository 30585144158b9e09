import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import { adviserLinks } from '../db/adviserLinkSchema.ts';
import { canLogInSql } from '../db/canLogIn.ts';
import type { Db, Queryable, Tx } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { OfFamily } from './family.ts';

export type AdviserLinkRow = typeof adviserLinks.$inferSelect;
type NewLink = Pick<
  AdviserLinkRow,
  'hashid' | 'for_whom' | 'token_hash' | 'code_hash' | 'contracts' | 'years' | 'papers' | 'given_at' | 'ends_at'
>;

/** The condition that a link is neither closed nor expired. */
const isOpen = (now: Date) => and(isNull(adviserLinks.closed_at), gt(adviserLinks.ends_at, now));

export async function insertLink(tx: Tx, { userId, familyId }: Caller, link: NewLink): Promise<void> {
  await tx.insert(adviserLinks).values({ ...link, user_id: userId, family_id: familyId });
}

/** The open links of a family, oldest first. The people concerned are checked with its contracts. */
export const openLinks = (db: Queryable, { familyId }: OfFamily, now: Date): Promise<AdviserLinkRow[]> =>
  db
    .select()
    .from(adviserLinks)
    .where(and(eq(adviserLinks.family_id, familyId), isOpen(now)))
    .orderBy(adviserLinks.id);

/** The stored links that somebody gave in a family, oldest first. */
export const linksOf = (db: Queryable, { userId, familyId }: Caller): Promise<AdviserLinkRow[]> =>
  db
    .select()
    .from(adviserLinks)
    .where(and(eq(adviserLinks.user_id, userId), eq(adviserLinks.family_id, familyId)))
    .orderBy(adviserLinks.id);

/** The open link with a token, in any family; nobody else can open, try or close it until the transaction ends. */
export async function lockLink(tx: Tx, tokenHash: string, now: Date): Promise<AdviserLinkRow | undefined> {
  const [row] = await tx
    .select()
    .from(adviserLinks)
    .where(and(eq(adviserLinks.token_hash, tokenHash), isOpen(now)))
    .for('update');
  return row;
}

/** The giver of a link, as they are now; undefined for somebody who can't log in (S-10). */
export async function giverOf(db: Queryable, link: AdviserLinkRow): Promise<Caller | undefined> {
  const [row] = await db
    .select({ hashid: users.hashid, sub: users.sub, familyRole: users.family_role })
    .from(users)
    .where(and(eq(users.id, link.user_id), eq(users.family_id, link.family_id), canLogInSql('users')));
  if (!row) return undefined;
  const { sub, ...person } = row;
  return { ...person, sub: sub ?? '', userId: link.user_id, familyId: link.family_id, roles: [], emailClaimed: false };
}

/** Counts a wrong code. */
export async function countWrongCode(tx: Tx, { id }: AdviserLinkRow): Promise<void> {
  await tx
    .update(adviserLinks)
    .set({ wrong_codes: sql`${adviserLinks.wrong_codes} + 1` })
    .where(eq(adviserLinks.id, id));
}

/** Counts an opening. */
export async function countOpening(tx: Tx, { id }: AdviserLinkRow, now: Date): Promise<void> {
  await tx
    .update(adviserLinks)
    .set({ opened: sql`${adviserLinks.opened} + 1`, opened_at: now })
    .where(eq(adviserLinks.id, id));
}

export async function closeLink(tx: Queryable, { id }: AdviserLinkRow, now: Date): Promise<void> {
  await tx
    .update(adviserLinks)
    .set({ closed_at: now })
    .where(and(eq(adviserLinks.id, id), isNull(adviserLinks.closed_at)));
}

/** Closes the open links of an account, in all its families. @returns which. */
export function closeLinksOf(tx: Queryable, sub: string): Promise<AdviserLinkRow[]> {
  const owner = tx.select({ id: users.id }).from(users).where(eq(users.sub, sub));
  return tx
    .update(adviserLinks)
    .set({ closed_at: sql`now()` })
    .where(and(inArray(adviserLinks.user_id, owner), isNull(adviserLinks.closed_at)))
    .returning();
}

/** Removes links that ended before a moment. */
export async function forgetLinks(db: Db, before: Date): Promise<void> {
  await db.delete(adviserLinks).where(lt(adviserLinks.ends_at, before));
}
