import { checkConfirmation, mayAnswer } from '../../../domain/contracts/life/confirmation.ts';
import type { ConfirmationDraft } from '../../../domain/wire/confirmation.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { familyLink } from '../../familyLink.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import { managersAmong } from '../../policies/managers.ts';
import { insertConfirmation, standingsOf } from '../../repositories/confirmations.ts';
import { findContractForChange } from '../../repositories/contracts.ts';
import { familyHashid, familyPeople } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { limitAct } from '../limitAct.ts';
import { notifyParties } from '../notices/notifyParties.ts';
import { contractLifecycle } from '../proposals/contractLifecycle.ts';
import { refuseStale } from '../proposals/refuseStale.ts';
import { messageInMail } from '../proposals/message.ts';

const NOT_ASKED = 'Hierover hoef je niets te zeggen: je hebt er zelf mee ingestemd, of je staat er niet in.';

/**
 * Says whether an agreement made in the caller's name before they had a login is right. A no makes it disputed: it stays as it
 * is, with its figures, and says so. The other parties and the managers are notified. Throws N404, V422, R429, C409 for an
 * agreement that the caller is not asked about, or that changed since they read it.
 */
export async function confirmContract(
  tx: Tx,
  actor: Actor,
  services: Services,
  { contract, version, answer, word: typed = '' }: ConfirmationDraft,
): Promise<ContractLifecycle> {
  const { caller, now } = actor;
  const record = await findContractForChange(tx, caller, contract);
  if (!record) throw notFound();
  const standing = (await standingsOf(tx, caller, record.id)).get(record.id);
  if (!standing || !mayAnswer(standing)) throw conflict(NOT_ASKED);
  refuseStale(record, { version });
  const wrong = checkConfirmation(answer, typed);
  if (wrong !== null) throw invalid({ word: wrong });
  await limitAct(tx, actor, 'confirmContract', record.hashid);
  const message = typed.trim();
  await insertConfirmation(tx, caller, { contract_id: record.id, version, answer, word: message, answered_at: now });
  await actor.record(tx, {
    action: answer === 'yes' ? 'recognise' : 'dispute',
    entity: 'contract',
    hashid: record.hashid,
    after: { version },
  });
  const managers = managersAmong(await familyPeople(tx, caller)).map(({ id }) => id);
  await notifyParties(tx, actor, services, record, {
    kind: 'answered',
    key: `${record.hashid} ${caller.hashid} ${now.toISOString()}`,
    to: [...new Set([...record.parties.map(({ userId }) => userId), ...managers])],
    facts: { answer: answer === 'yes' ? 'recognised' : 'disputed' },
    more: messageInMail(message),
    instead: {
      subject: 'Iemand zei bij Onderling of een afspraak klopt',
      url: familyLink(services, await familyHashid(tx, caller), `/lening/${encodeURIComponent(record.hashid)}`),
    },
  });
  return contractLifecycle(tx, actor, contract);
}
