import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { claims } from '../db/claimSchema.ts';
import type { Db, Queryable, Tx } from '../db/database.ts';
import type { OfFamily } from './family.ts';

export type ClaimRow = typeof claims.$inferSelect;
type NewClaim = Omit<typeof claims.$inferInsert, 'id' | 'family_id' | 'seen_at' | 'ended_at' | 'outcome'>;

export async function insertClaim(tx: Tx, { familyId }: OfFamily, claim: NewClaim): Promise<ClaimRow> {
  const [row] = await tx
    .insert(claims)
    .values({ ...claim, family_id: familyId })
    .returning();
  if (!row) throw new Error('The claim was not stored.');
  return row;
}

/** The open claims about people in a family, in the order of recording. */
export const openClaims = (db: Queryable, { familyId }: OfFamily): Promise<ClaimRow[]> =>
  db
    .select()
    .from(claims)
    .where(and(eq(claims.family_id, familyId), isNull(claims.ended_at)))
    .orderBy(asc(claims.id));

/** One of them, locked until the transaction ends; undefined for one that ended, and for another family's. */
export async function lockOpenClaim(tx: Tx, { familyId }: OfFamily, hashid: string): Promise<ClaimRow | undefined> {
  const [row] = await tx
    .select()
    .from(claims)
    .where(and(eq(claims.hashid, hashid), eq(claims.family_id, familyId), isNull(claims.ended_at)))
    .for('update');
  return row;
}

/** The open claim of a kind about a person, locked. */
export async function openClaimOf(
  tx: Tx,
  { id }: { id: number },
  kind: ClaimRow['kind'],
): Promise<ClaimRow | undefined> {
  const [row] = await tx
    .select()
    .from(claims)
    .where(and(eq(claims.user_id, id), eq(claims.kind, kind), isNull(claims.ended_at)))
    .for('update');
  return row;
}

export async function endClaim(
  tx: Tx,
  { id }: { id: number },
  outcome: NonNullable<ClaimRow['outcome']>,
  now: Date,
): Promise<void> {
  await tx.update(claims).set({ ended_at: now, outcome }).where(eq(claims.id, id));
}

/** These people used the app: claims about them wait for their answer from now on. */
export async function markSeen(db: Queryable, people: readonly number[], now: Date): Promise<void> {
  await db
    .update(claims)
    .set({ seen_at: now })
    .where(and(inArray(claims.user_id, [...people]), isNull(claims.ended_at), isNull(claims.seen_at)));
}

/** Claims that nobody saw in their week, by family. */
export const dueClaims = (db: Db, now: Date): Promise<{ hashid: string; familyId: number }[]> =>
  db
    .select({ hashid: claims.hashid, familyId: claims.family_id })
    .from(claims)
    .where(and(isNull(claims.ended_at), isNull(claims.seen_at), lte(claims.takes_effect_at, now)))
    .orderBy(claims.takes_effect_at);

/** Claims by others about a person, for their own data. */
export const claimsAbout = (db: Queryable, { userId }: { userId: number }) =>
  db
    .select({
      kind: claims.kind,
      date: claims.date,
      recorded_at: claims.recorded_at,
      seen_at: claims.seen_at,
      ended_at: claims.ended_at,
      outcome: claims.outcome,
    })
    .from(claims)
    .where(eq(claims.user_id, userId))
    .orderBy(asc(claims.id));

/**
 * Since when a person counts as deceased; null for a death without a claim. If a wrong clock dated it ahead, it was not before it
 * was recorded, and they did not use the app since.
 */
export async function deathCountsSince(tx: Queryable, { id }: { id: number }, now: Date): Promise<Date | null> {
  const [row] = await tx
    .select({ at: claims.ended_at, recorded: claims.recorded_at })
    .from(claims)
    .where(
      and(
        eq(claims.user_id, id),
        eq(claims.kind, 'death'),
        isNotNull(claims.ended_at),
        sql`${claims.outcome} in ('agreed', 'took_effect')`,
      ),
    )
    .orderBy(desc(claims.id))
    .limit(1);
  return row?.at && row.at > now ? row.recorded : (row?.at ?? null);
}

const isEarly = (now: Date) => and(eq(claims.outcome, 'took_effect'), gt(claims.ended_at, now));

/** Claims that took effect at a future moment, which only a clock that was ahead can cause. */
export const earlyClaims = (db: Queryable, now: Date): Promise<ClaimRow[]> =>
  db.select().from(claims).where(isEarly(now)).orderBy(asc(claims.id));

/** One of these, locked until the transaction ends, and the claims it made lapse. The family is locked by the caller. */
export async function lockEarly(
  tx: Tx,
  { familyId }: OfFamily,
  hashid: string,
  now: Date,
): Promise<{ claim: ClaimRow; overtook: ClaimRow[] } | undefined> {
  const [claim] = await tx
    .select()
    .from(claims)
    .where(and(eq(claims.hashid, hashid), eq(claims.family_id, familyId), isEarly(now)))
    .for('update');
  if (!claim?.ended_at) return undefined;
  const { user_id, ended_at } = claim;
  const at = and(eq(claims.user_id, user_id), eq(claims.outcome, 'overtaken'), eq(claims.ended_at, ended_at));
  const overtook = claim.kind === 'death' ? await tx.select().from(claims).where(at).orderBy(asc(claims.id)) : [];
  return { claim, overtook };
}

/** The claims somebody said yes to since a moment, newest first. */
export const agreedClaims = (tx: Tx, { id }: { id: number }, since: Date): Promise<ClaimRow[]> =>
  tx
    .select()
    .from(claims)
    .where(and(eq(claims.user_id, id), eq(claims.outcome, 'agreed'), gte(claims.ended_at, since)))
    .orderBy(desc(claims.id));

/** Deletes the claims about an erased person. */
export async function forgetClaims(tx: Tx, { id }: { id: number }): Promise<void> {
  await tx.delete(claims).where(eq(claims.user_id, id));
}
