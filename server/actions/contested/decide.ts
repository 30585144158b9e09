import { wordOfRejection } from '../../../domain/contracts/life/contested.ts';
import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import type { ContestedAct as Told, ContestedAnswer } from '../../../domain/wire/contested.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { managersAmong } from '../../policies/managers.ts';
import { insertConfirmation } from '../../repositories/confirmations.ts';
import { type ContestedAct, decideContested, findOwnContested } from '../../repositories/contestedActs.ts';
import { findContractForChange } from '../../repositories/contracts.ts';
import { familyHashid, lockFamilyForUpdate } from '../../repositories/family.ts';
import { loadHousehold } from '../../repositories/household.ts';
import { endMandate } from '../../repositories/mandates.ts';
import { isOpenAt } from '../../repositories/signings.ts';
import type { Services } from '../../services.ts';
import { notifyMandate } from '../mandates/notifyMandate.ts';
import { placeUrl } from '../notices/links.ts';
import { notifyParties } from '../notices/notifyParties.ts';
import { type ContractInContext, contractInContext } from '../proposals/contractInContext.ts';
import { messageInMail } from '../proposals/message.ts';
import { requireActiveSession } from '../security/ownAccount.ts';
import { stopSigning } from '../signing/end.ts';
import { contractOf } from '../signing/openRequest.ts';
import { contestedOf } from './list.ts';

type Answer = ContestedAnswer['answer'];

/**
 * The owner of an account says whether they did something themselves. After a yes it counts again. A no makes the contract
 * disputed, like any no from a party (docs/decisions/0016); a request that waits for others ends, and so does a mandate. The
 * others are notified. Throws N404 for another's act and for one that no longer needs an answer, U401 for an ended session.
 */
export async function decide(
  tx: Tx,
  actor: Actor,
  services: Services,
  { hashid, answer }: ContestedAnswer,
): Promise<Told[]> {
  const found = await findOwnContested(tx, actor.caller, hashid);
  if (!found) throw notFound();
  const { id, about, contract } = found;
  if (contract === null) await decideMandate(tx, actor, services, { id, about }, answer);
  else await decideInContract(tx, actor, services, { id, about, contract }, answer);
  // Last: the session must not end before this is done, and everywhere a contract is locked before a session.
  await requireActiveSession(tx, actor, services);
  return contestedOf(tx, actor);
}

const outcomeOf = (answer: Answer) => (answer === 'yes' ? 'confirmed' : 'rejected');

async function decideMandate(
  tx: Tx,
  actor: Actor,
  services: Services,
  { id, about }: { id: number; about: string },
  answer: Answer,
): Promise<void> {
  const { caller, now } = actor;
  await lockFamilyForUpdate(tx, caller);
  const { people, mandates } = await loadHousehold(tx, caller);
  const mandate = mandates.find(
    ({ hashid, ended_at, contested }) => hashid === about && ended_at === null && contested,
  );
  if (!mandate) throw notFound();
  await decideContested(tx, { id }, outcomeOf(answer), now);
  if (answer === 'no') await endMandate(tx, caller, mandate.id, { at: now, why: 'giver' });
  await actor.record(tx, {
    action: answer === 'yes' ? 'confirm' : 'end',
    entity: 'mandate',
    hashid: people.find((person) => person.id === mandate.taker_id)?.hashid ?? null,
    after: { matters: mandate.matters },
  });
  if (answer === 'no') await notifyMandate(tx, actor, services, people, mandate, 'ended');
}

async function decideInContract(
  tx: Tx,
  actor: Actor,
  services: Services,
  { id, about, contract }: { id: number; about: string; contract: string },
  answer: Answer,
): Promise<void> {
  const { caller, now } = actor;
  const record =
    (await contractOf(tx, caller, about, findContractForChange)) ?? (await findContractForChange(tx, caller, contract));
  if (!record) throw notFound();
  const living = await contractInContext(tx, actor, record);
  const act = living.contested.find((one) => one.id === id);
  if (!act) throw notFound();
  await decideContested(tx, act, outcomeOf(answer), now);
  await actor.record(tx, {
    action: answer === 'yes' ? 'recognise' : 'dispute',
    entity: 'contract',
    hashid: record.hashid,
    after: { act: act.kind, done_at: act.doneAt.toISOString() },
  });
  if (answer === 'yes') await tellAnswer(tx, actor, services, living, 'stands', []);
  else await reject(tx, actor, services, living, act);
}

async function reject(
  tx: Tx,
  actor: Actor,
  services: Services,
  living: ContractInContext,
  act: ContestedAct,
): Promise<void> {
  const { caller, now } = actor;
  const message = wordOfRejection(act.kind, dayInAmsterdam(act.doneAt));
  const signing = act.kind === 'signature' && living.signings.find(({ hashid }) => hashid === act.about);
  if (signing && isOpenAt(now)(signing))
    return stopSigning(tx, actor, services, { living, signing }, { ends: 'refuse', message });
  const { id, version } = living.record;
  await insertConfirmation(tx, caller, { contract_id: id, version, answer: 'no', word: message, answered_at: now });
  return tellAnswer(tx, actor, services, living, 'disputed', messageInMail(message));
}

/** Notifies the others in a contract, and the managers, of the owner's answer about an act in doubt. */
async function tellAnswer(
  tx: Tx,
  actor: Actor,
  services: Services,
  { record, parties, household }: ContractInContext,
  answer: 'stands' | 'disputed',
  more: string[],
): Promise<void> {
  const { caller, now } = actor;
  const to = [...parties, ...managersAmong(household.people)].map(({ id }) => id);
  await notifyParties(tx, actor, services, record, {
    kind: 'answered',
    key: `${record.hashid} ${caller.hashid} ${now.toISOString()} ${answer}`,
    to: [...new Set(to)],
    facts: { answer },
    more,
    instead: {
      subject: 'Iemand zei bij Onderling of een afspraak klopt',
      url: placeUrl(services, await familyHashid(tx, caller), 'answered', record.hashid),
    },
  });
}
