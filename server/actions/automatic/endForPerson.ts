import type { Acting } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { endAutomaticOf } from '../../repositories/contractWrites.ts';

/**
 * Ends that the loans of somebody who died, or left, count by themselves, and those that they set so for others: nobody
 * knows any more whether the standing order goes on, and a side may be left without anybody who says otherwise
 * (docs/decisions/0086).
 */
export async function endAutomaticFor(tx: Tx, acting: Acting, { id }: { id: number }): Promise<void> {
  for (const hashid of await endAutomaticOf(tx, acting.caller, id))
    await acting.record(tx, { action: 'end', entity: 'automatic', hashid });
}
