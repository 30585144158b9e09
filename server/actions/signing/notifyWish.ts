import type { NoticeFacts } from '../../../domain/notices/declaration.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { familyLink } from '../../familyLink.ts';
import { newHashid } from '../../hashid.ts';
import type { ContractRecord } from '../../repositories/contracts.ts';
import { familyHashid } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { notifyParties } from '../notices/notifyParties.ts';

const SUBJECTS = {
  wish_sent: 'Je contract is voorgelegd om te ondertekenen',
  wish_withdrawn: 'Je contract wordt niet vanzelf voorgelegd',
  wish_changed: 'Je contract wordt niet vanzelf voorgelegd',
  wish_stopped: 'Je contract wordt niet vanzelf voorgelegd',
} as const satisfies Partial<Record<NonNullable<NoticeFacts['answer']>, string>>;

/**
 * Notifies whoever asked in advance to have a concept signed of the outcome, unless they ended it themselves.
 * @param request the hashid of the request sent out; other outcomes link to the contract
 */
export async function notifyWish(
  tx: Tx,
  actor: Pick<Actor, 'caller' | 'now' | 'today'>,
  services: Services,
  record: Pick<ContractRecord, 'hashid' | 'type' | 'wishedBy'>,
  answer: keyof typeof SUBJECTS,
  { request, message }: { request?: string; message?: string } = {},
): Promise<void> {
  if (record.wishedBy === null) return;
  const page = request === undefined ? `/lening/${record.hashid}` : `/ondertekenen/${request}`;
  await notifyParties(tx, actor, services, record, {
    kind: 'answered',
    key: request ?? newHashid(),
    to: [record.wishedBy],
    byItself: answer === 'wish_sent' || answer === 'wish_stopped',
    facts: { answer },
    ...(message !== undefined && { more: [message] }),
    instead: { subject: SUBJECTS[answer], url: familyLink(services, await familyHashid(tx, actor.caller), page) },
  });
}
