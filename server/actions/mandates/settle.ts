import { endOfMandate } from '../../../domain/contracts/life/mandates.ts';
import type { Acting } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { loadHousehold } from '../../repositories/household.ts';
import { endMandate } from '../../repositories/mandates.ts';
import type { Services } from '../../services.ts';
import { notifyMandate } from './notifyMandate.ts';

/**
 * Ends for good the mandates that can no longer hold, and notifies both: they parted, or one of them died or was blocked.
 * Call it after any change to a person or partnership; a mandate stays ended even if that change is reversed.
 */
export async function settleMandates(
  tx: Tx,
  acting: Acting,
  services: Pick<Services, 'accounts' | 'env'>,
): Promise<void> {
  const household = await loadHousehold(tx, acting.caller);
  for (const mandate of household.mandates.filter(({ ended_at }) => ended_at === null)) {
    const why = endOfMandate(household, mandate);
    if (why === null) continue;
    await endMandate(tx, acting.caller, mandate.id, { at: acting.now, why });
    await notifyMandate(tx, acting, services, household.people, mandate, 'ended');
  }
}
