import type { Acting } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { UserRow } from '../../repositories/family.ts';
import type { MandateRow } from '../../repositories/mandates.ts';
import type { Services } from '../../services.ts';
import { notify } from '../notices/notify.ts';

/**
 * Notifies both people of a mandate that it was given, or ended. The one who did it too: somebody else may be at their
 * computer.
 */
export async function notifyMandate(
  tx: Tx,
  acting: Acting,
  services: Pick<Services, 'accounts' | 'env'>,
  people: readonly UserRow[],
  { hashid, giver_id, taker_id }: Pick<MandateRow, 'hashid' | 'giver_id' | 'taker_id'>,
  answer: 'given' | 'ended',
): Promise<void> {
  for (const [to, other] of [
    [giver_id, taker_id],
    [taker_id, giver_id],
  ]) {
    await notify(tx, acting, services, acting.caller, {
      kind: answer === 'given' && to === taker_id ? 'mandate_received' : 'mandate',
      key: `${hashid} ${answer}`,
      to: people.filter(({ id }) => id === to),
      by: null,
      about: people.find(({ id }) => id === other)?.hashid ?? null,
      facts: { answer },
    });
  }
}
