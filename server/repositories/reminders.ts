import { and, eq, exists, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { families, users } from '../db/schema.ts';
import type { OfFamily } from './family.ts';

const before = (today: string) => or(isNull(families.reminded_on), lt(families.reminded_on, today));

/** The families that were not told yet what a day brings, and of whom somebody can be told. */
export async function familiesToRemind(db: Db, today: string): Promise<number[]> {
  const reachable = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.family_id, families.id), isNotNull(users.sub), not(users.blocked), not(users.passed_away)));
  const rows = await db
    .select({ id: families.id })
    .from(families)
    .where(and(before(today), exists(reachable)))
    .orderBy(families.id);
  return rows.map(({ id }) => id);
}

/**
 * Marks a family as told of a day, until the transaction ends for us alone.
 * @returns false when another process did so
 */
export async function markReminded(tx: Tx, { familyId }: OfFamily, today: string): Promise<boolean> {
  const marked = await tx
    .update(families)
    .set({ reminded_on: today })
    .where(and(eq(families.id, familyId), before(today)))
    .returning({ id: families.id });
  return marked.length > 0;
}
