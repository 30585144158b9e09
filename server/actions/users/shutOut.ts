import type { Acting } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { UserRow } from '../../repositories/family.ts';
import { revokeInvitations } from '../../repositories/invitations.ts';
import { updateUser } from '../../repositories/users.ts';
import type { Services, Notifying } from '../../services.ts';
import { endManagement } from '../management/end.ts';
import { settleLinks } from '../adviserLinks/settle.ts';
import { settleMandates } from '../mandates/settle.ts';
import { settleAccount } from './settleAccount.ts';

/** Blocks somebody: no login, no management, no invitation, no new contracts; existing ones stay. */
export async function shutOut(tx: Tx, acting: Acting, services: Services, person: UserRow): Promise<void> {
  await setBlocked(tx, acting, services, person, true);
  await revokeInvitations(tx, acting.caller, person.id, acting.now);
  await endManagement(tx, acting, services, person);
  await settleMandates(tx, acting, services);
  await settleLinks(tx, acting);
}

export async function setBlocked(
  tx: Tx,
  acting: Acting,
  services: Notifying,
  { id, hashid, sub }: UserRow,
  blocked: boolean,
): Promise<UserRow> {
  const person = await updateUser(tx, acting.caller, id, { blocked }, acting.now);
  if (sub) await settleAccount(tx, services, sub);
  const action = blocked ? 'block' : 'unblock';
  await acting.record(tx, {
    action,
    entity: 'user',
    hashid,
    before: { blocked: !blocked },
    after: { blocked },
  });
  return person;
}
