import { and, eq, sql } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { giftPlans } from '../db/planSchema.ts';
import type { OfFamily } from './family.ts';

export type PlanRow = typeof giftPlans.$inferSelect;
export type PlanContent = Pick<
  PlanRow,
  'child_id' | 'first_date' | 'target' | 'until_date' | 'yearly' | 'above' | 'loan' | 'note'
>;

/** The plans of a family, oldest first. Access is checked with its people. */
export const listPlans = (db: Queryable, { familyId }: OfFamily): Promise<PlanRow[]> =>
  db.select().from(giftPlans).where(eq(giftPlans.family_id, familyId)).orderBy(giftPlans.id);

export async function insertPlan(
  tx: Tx,
  { userId, familyId }: Caller,
  plan: PlanContent & { hashid: string; made_at: Date },
): Promise<void> {
  await tx.insert(giftPlans).values({ ...plan, family_id: familyId, made_by: userId });
}

/** Replaces the content of a plan. It becomes the plan of the note's author: their text goes at their erasure. */
export async function updatePlan(
  tx: Tx,
  { userId, familyId }: Caller,
  { id }: Pick<PlanRow, 'id'>,
  content: PlanContent,
): Promise<void> {
  await tx
    .update(giftPlans)
    .set({
      ...content,
      made_by: sql`case when ${giftPlans.note} = ${content.note} then ${giftPlans.made_by} else ${userId} end`,
      version: sql`${giftPlans.version} + 1`,
    })
    .where(and(eq(giftPlans.id, id), eq(giftPlans.family_id, familyId)));
}

export async function removePlan(tx: Tx, { familyId }: OfFamily, { id }: Pick<PlanRow, 'id'>): Promise<void> {
  await tx.delete(giftPlans).where(and(eq(giftPlans.id, id), eq(giftPlans.family_id, familyId)));
}

/** Deletes the plans for a person, and the text they wrote in plans for others. */
export async function forgetPlans(tx: Tx, { id }: { id: number }): Promise<void> {
  await tx.delete(giftPlans).where(eq(giftPlans.child_id, id));
  await tx.update(giftPlans).set({ note: '' }).where(eq(giftPlans.made_by, id));
}
