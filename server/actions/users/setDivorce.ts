import type { Acting } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { partnershipOf } from '../../policies/partnerCandidates.ts';
import { presentFacts } from '../../presenters/relation.ts';
import { loadFamily, type UserRow } from '../../repositories/family.ts';
import { endPartnership, insertPartnership } from '../../repositories/partnerships.ts';
import { updateUser } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { endManagement } from '../management/end.ts';
import { settleMandates } from '../mandates/settle.ts';

/** Makes somebody's divorce count: the partnership ended on that day, and they no longer manage. */
export async function setDivorce(
  tx: Tx,
  acting: Acting,
  services: Services,
  person: UserRow,
  { date, partner_id: selfId }: { date: string | null; partner_id: number | null },
): Promise<void> {
  const { caller, now, today } = acting;
  const before = await loadFamily(tx, caller);
  const pair = partnershipOf(before, person);
  const until = date ?? today;
  const of = { relation_type: 'partner', kinship: null, child_of_id: null, divorced: true } as const;
  const changed = await updateUser(tx, caller, person.id, of, now);
  if (pair?.until_date === null) await endPartnership(tx, caller, pair.id, until);
  else if (!pair && selfId !== null) await insertPartnership(tx, caller, selfId, person.id, until);
  await acting.record(tx, {
    action: 'edit',
    entity: 'user',
    hashid: person.hashid,
    before: presentFacts(before, person),
    after: presentFacts(await loadFamily(tx, caller), changed),
  });
  await endManagement(tx, acting, services, person);
  await settleMandates(tx, acting, services);
}
