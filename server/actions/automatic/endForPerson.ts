import type { Acting, Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { UserRow } from '../../repositories/family.ts';
import { endAutomaticOf } from '../../repositories/contractWrites.ts';

/**
 * Stops the automatic counting of loans of somebody who died or left, and of loans they set so for others: nobody knows
 * whether the standing order goes on, and a side may have nobody left to say otherwise (docs/decisions/0002).
 */
export const endAutomaticFor = (tx: Tx, acting: Acting, { id }: { id: number }): Promise<void> =>
  tellEnded(tx, acting, endAutomaticOf(tx, acting.caller, id));

/** The same for what others set for a lender who had no login and now reports what they received themselves. */
export const endAutomaticInPlaceOf = (
  tx: Tx,
  visitor: Pick<Visitor, 'record'>,
  { id, family_id, sub }: UserRow,
): Promise<void> =>
  tellEnded(tx, visitor, endAutomaticOf(tx, { familyId: family_id }, id, { asLender: true }), {
    familyId: family_id,
    userId: id,
    sub,
  });

async function tellEnded(
  tx: Tx,
  { record }: Pick<Visitor, 'record'>,
  ended: Promise<string[]>,
  by?: { familyId: number; userId: number; sub: string | null },
): Promise<void> {
  for (const hashid of await ended) await record(tx, { action: 'end', entity: 'automatic', hashid, ...(by && { by }) });
}
