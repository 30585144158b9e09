import { isLoanType } from '../../../domain/contracts/types.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { ContractRecord } from '../../repositories/contracts.ts';
import { familyPeople } from '../../repositories/family.ts';
import type { Notifying } from '../../services.ts';
import { notify, type NoticeDraft } from './notify.ts';

/**
 * Notifies people, by row number, of the caller's act on a contract; of an automatic consequence of another act the
 * caller is notified as well.
 */
export async function notifyParties(
  tx: Tx,
  actor: Pick<Actor, 'caller' | 'now' | 'today'>,
  services: Notifying,
  { hashid, type }: Pick<ContractRecord, 'hashid' | 'type'>,
  {
    to,
    byItself = false,
    ...told
  }: Pick<NoticeDraft, 'kind' | 'key' | 'facts' | 'more' | 'instead' | 'mail'> & {
    to: readonly number[];
    byItself?: boolean;
  },
): Promise<void> {
  const people = await familyPeople(tx, actor.caller);
  await notify(tx, actor, services, actor.caller, {
    ...told,
    to: people.filter(({ id }) => to.includes(id)),
    by: byItself ? null : (people.find(({ id }) => id === actor.caller.userId) ?? null),
    about: hashid,
    contract: isLoanType(type) ? 'een lening van jullie' : 'een schenking van jullie',
  });
}
