import type { Acting } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { UserRow } from '../../repositories/family.ts';
import { updateUser } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { endAutomaticFor } from '../automatic/endForPerson.ts';
import { endManagement } from '../management/end.ts';
import { settleLinks } from '../adviserLinks/settle.ts';
import { settleMandates } from '../mandates/settle.ts';
import { settleDeath } from './settleDeath.ts';

/**
 * Sets the day somebody died, or null when it is taken back: their login closes or opens. A deceased person no longer manages;
 * after taking it back, management has to be given again.
 * @param by the person who recorded it
 */
export async function setDeath(
  tx: Tx,
  acting: Acting,
  services: Services,
  { person, by }: { person: UserRow; by: UserRow | undefined },
  date: string | null,
): Promise<void> {
  const { passed_away, death_date, hashid } = person;
  const after = { passed_away: date !== null, death_date: date };
  const changed = await updateUser(tx, acting.caller, person.id, after, acting.now);
  await settleDeath(tx, acting, services, changed, by);
  await acting.record(tx, { action: 'edit', entity: 'user', hashid, before: { passed_away, death_date }, after });
  if (!after.passed_away) return;
  await endAutomaticFor(tx, acting, person);
  await endManagement(tx, acting, services, person);
  await settleMandates(tx, acting, services);
  await settleLinks(tx, acting);
}
