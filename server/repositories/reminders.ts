import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { canLogInSql } from '../db/canLogIn.ts';
import type { Db, Tx } from '../db/database.ts';
import { families } from '../db/schema.ts';
import type { OfFamily } from './family.ts';

/** The last day a family was told of, as the index families_reminded has it: before all days where there was none. */
const last = sql<string>`coalesce(${families.reminded_on}, '-infinity'::date)`;
const before = (today: string) => sql`${last} < ${today}::date`;
/** A clock that was ahead marked them: by the true one they were told nothing. Of two processes one may be a day further. */
const ahead = (today: string) => sql`${last} > ${today}::date + 2`;

/** Families that are read at once. */
const BATCH = 500;

/**
 * The families that were not told yet what a day brings, and of whom somebody can be told; a batch at a time, along the
 * index, so that once all were told there is nothing to read.
 */
export async function* familiesToRemind(db: Db, today: string): AsyncGenerator<number> {
  yield* familiesMarked(db, before(today));
  yield* familiesMarked(db, ahead(today));
}

async function* familiesMarked(db: Db, condition: SQL): AsyncGenerator<number> {
  // Looked up for each: as a condition it would be answered by reading everybody.
  const heard = sql<boolean>`(select true from users u
    where u.family_id = families.id and ${canLogInSql('u')} limit 1) is not null`;
  for (let after = { day: '-infinity', id: 0 }; ;) {
    const rows = await db
      .select({ id: families.id, day: sql<string>`${last}::text`, heard })
      .from(families)
      .where(and(condition, sql`(${last}, ${families.id}) > (${after.day}::date, ${after.id}::bigint)`))
      .orderBy(last, families.id)
      .limit(BATCH);
    for (const { id, heard } of rows) if (heard) yield id;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    after = end;
  }
}

/**
 * Marks a family as told of a day, until the transaction ends for us alone.
 * @returns false when another process did so
 */
export async function markReminded(tx: Tx, { familyId }: OfFamily, today: string): Promise<boolean> {
  const marked = await tx
    .update(families)
    .set({ reminded_on: today })
    .where(and(eq(families.id, familyId), or(before(today), ahead(today))))
    .returning({ id: families.id });
  return marked.length > 0;
}
