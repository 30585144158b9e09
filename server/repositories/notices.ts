import { and, asc, desc, eq, gte, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { NoticeKind, NoticeWay } from '../../domain/wire/notice.ts';
import type { Caller } from '../caller.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { noticeChoices, notices } from '../db/noticeSchema.ts';
import type { OfFamily } from './family.ts';

export type NoticeRow = typeof notices.$inferSelect;
type Reader = Pick<Caller, 'userId' | 'familyId'>;

/** Adds a notice. @returns its number; undefined if this person was notified of it before. */
export async function insertNotice(
  tx: Tx,
  { familyId }: OfFamily,
  notice: Omit<typeof notices.$inferInsert, 'family_id'>,
): Promise<number | undefined> {
  const [added] = await tx
    .insert(notices)
    .values({ ...notice, family_id: familyId })
    .onConflictDoNothing()
    .returning({ id: notices.id });
  return added?.id;
}

const ofReader = ({ userId, familyId }: Reader) => and(eq(notices.user_id, userId), eq(notices.family_id, familyId));

/** Lists the caller's notices, newest first. @param before only those older than this number; null: all */
export const listNotices = (
  db: Queryable,
  caller: Reader,
  { before, limit }: { before: number | null; limit: number },
): Promise<NoticeRow[]> =>
  db
    .select()
    .from(notices)
    .where(and(ofReader(caller), before === null ? undefined : lt(notices.id, before)))
    .orderBy(desc(notices.id))
    .limit(limit);

/** The number of unread ones. */
export const countUnread = (db: Queryable, caller: Reader): Promise<number> =>
  db.$count(notices, and(ofReader(caller), isNull(notices.read_at)));

/** Marks the caller's notices as read, up to a number. */
export async function markRead(tx: Tx, caller: Reader, until: number, now: Date): Promise<void> {
  await tx
    .update(notices)
    .set({ read_at: now })
    .where(and(ofReader(caller), lte(notices.id, until), isNull(notices.read_at)));
}

/** The mail settings of people in a family, by person and kind. */
export async function chosenWays(
  db: Queryable,
  { familyId }: OfFamily,
): Promise<(person: number, kind: NoticeKind) => NoticeWay | undefined> {
  const rows = await db.select().from(noticeChoices).where(eq(noticeChoices.family_id, familyId));
  const ways = new Map(rows.map(({ user_id, kind, way }) => [`${user_id} ${kind}`, way]));
  return (person, kind) => ways.get(`${person} ${kind}`);
}

/** Stores a person's mail setting for these kinds. */
export async function saveWay(tx: Tx, person: Reader, kinds: readonly NoticeKind[], way: NoticeWay): Promise<void> {
  if (kinds.length === 0) return;
  await tx
    .insert(noticeChoices)
    .values(kinds.map((kind) => ({ user_id: person.userId, family_id: person.familyId, kind, way })))
    .onConflictDoUpdate({ target: [noticeChoices.user_id, noticeChoices.kind], set: { way } });
}

/** A family's notices between two days that were not mailed yet, oldest first. */
export const unmailedNotices = (
  db: Queryable,
  { familyId }: OfFamily,
  { from, until }: { from: string; until: string },
): Promise<NoticeRow[]> =>
  db
    .select()
    .from(notices)
    .where(
      and(eq(notices.family_id, familyId), gte(notices.day, from), lt(notices.day, until), isNull(notices.mailed_at)),
    )
    .orderBy(asc(notices.id));

export async function markMailed(tx: Tx, numbers: readonly number[], now: Date): Promise<void> {
  await tx
    .update(notices)
    .set({ mailed_at: now })
    .where(inArray(notices.id, [...numbers]));
}

/** Deletes the notices of people in a family from before a day. */
export async function forgetNoticesBefore(tx: Tx, { familyId }: OfFamily, day: string): Promise<void> {
  await tx.delete(notices).where(and(eq(notices.family_id, familyId), lt(notices.day, day)));
}

/** Deletes a person's notices and settings. */
export async function forgetNotices(tx: Tx, person: { id: number }): Promise<void> {
  await tx.delete(notices).where(eq(notices.user_id, person.id));
  await tx.delete(noticeChoices).where(eq(noticeChoices.user_id, person.id));
}
