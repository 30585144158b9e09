import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { MandateEnd, MandateMatter } from '../../domain/wire/choices/mandate.ts';
import type { Caller } from '../caller.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { mandates } from '../db/mandateSchema.ts';
import type { OfFamily } from './family.ts';
import { familyNames } from './familyNames.ts';

export interface MandateRow extends Readonly<typeof mandates.$inferSelect> {
  /** The giver has yet to say whether it was them. */
  contested: boolean;
}

/** Written out: in a select from one table, columns have no table prefix. */
const contested = sql<boolean>`exists (select from contested_acts a where a.about = mandates.hashid and a.kind = 'mandate' and a.decided_at is null)`;

/** Lists every mandate ever given in the caller's family, oldest first. */
export const listMandates = (db: Queryable, { familyId }: OfFamily): Promise<MandateRow[]> =>
  db
    .select({ ...getTableColumns(mandates), contested: contested })
    .from(mandates)
    .where(eq(mandates.family_id, familyId))
    .orderBy(asc(mandates.id));

/** Every mandate that the caller gave or got, oldest first, as they may read it. */
export async function ownMandates(db: Queryable, caller: Pick<Caller, 'familyId' | 'userId'>) {
  const own = (await listMandates(db, caller)).filter(({ giver_id, taker_id }) =>
    [giver_id, taker_id].includes(caller.userId),
  );
  const nameOf = await familyNames(db, caller);
  return own.map(({ giver_id, taker_id, matters, given_at, ended_at, ended_why }) => ({
    giver: nameOf(giver_id),
    taker: nameOf(taker_id),
    ...{ matters, given_at, ended_at, ended_why },
  }));
}

/** Adds a mandate. The family is locked by the caller: each giver has one active mandate at most. */
export async function insertMandate(
  tx: Tx,
  { familyId }: OfFamily,
  mandate: { hashid: string; giver_id: number; taker_id: number; matters: MandateMatter[]; given_at: Date },
): Promise<void> {
  await tx.insert(mandates).values({ ...mandate, family_id: familyId });
}

/** Ends an active mandate; an ended one stays unchanged. */
export async function endMandate(
  tx: Tx,
  { familyId }: OfFamily,
  id: number,
  { at, why }: { at: Date; why: MandateEnd },
): Promise<void> {
  await tx
    .update(mandates)
    .set({ ended_at: at, ended_why: why })
    .where(and(eq(mandates.id, id), eq(mandates.family_id, familyId), isNull(mandates.ended_at)));
}
