import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { canLogInSql } from '../db/canLogIn.ts';
import type { Db, Tx } from '../db/database.ts';
import { families } from '../db/schema.ts';
import type { OfFamily } from './family.ts';

/** The last day a family was reminded, as in the index families_reminded: before all days if never. */
const last = sql<string>`coalesce(${families.reminded_on}, '-infinity'::date)`;
const before = (today: string) => sql`${last} < ${today}::date`;
/** Marks by a clock that was ahead: by the true clock they were not reminded. Of two processes one may be a day ahead. */
const ahead = (today: string) => sql`${last} > ${today}::date + 2`;

/** The number of families read at once. */
const BATCH = 500;

/**
 * The families not yet reminded of a day with somebody to notify; a batch at a time, along the index, so that once all
 * are reminded there is nothing to read.
 */
export async function* familiesToRemind(db: Db, today: string): AsyncGenerator<number> {
  yield* familiesMarked(db, before(today));
  yield* familiesMarked(db, ahead(today));
}

async function* familiesMarked(db: Db, condition: SQL): AsyncGenerator<number> {
  // A lookup per family: as a condition it would read everybody.
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
 * Marks a family as reminded of a day, holding its row until the transaction ends.
 * @returns false if another process did so
 */
export async function markReminded(tx: Tx, { familyId }: OfFamily, today: string): Promise<boolean> {
  const marked = await tx
    .update(families)
    .set({ reminded_on: today })
    .where(and(eq(families.id, familyId), or(before(today), ahead(today))))
    .returning({ id: families.id });
  return marked.length > 0;
}
