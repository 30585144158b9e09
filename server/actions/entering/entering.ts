import { isLoanType } from '../../../domain/contracts/types.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { gainsByReceipt } from '../../../domain/loans/bookPeople.ts';
import { enteringAgainFrom, enteringUntil, isHistory } from '../../../domain/loans/entering.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { conflict, forbidden, invalid } from '../../http/errors.ts';
import { setEntering } from '../../repositories/contractWrites.ts';
import type { Services } from '../../services.ts';
import { lockRecords, type OpenBook, refuseByLifecycle } from '../events/lockRecords.ts';
import { freshContract } from '../events/freshContract.ts';
import { missedTerms } from '../events/pastRecords.ts';
import { limitAct } from '../limitAct.ts';
import { notifyParties } from '../notices/notifyParties.ts';

const NO_TERMS = 'Dit is een schenking. Alleen bij een lening voer je betalingen van vroeger in.';
const NOT_SIGNED = 'Dit is nog een concept. Betalingen voer je in zodra het is ondertekend.';
const GAINS = 'Je partner betaalt deze lening terug. Daarom kun jij niet aanzetten dat er niets als te laat telt.';
const NO_HISTORY = 'Er zijn geen drie betalingen van vroeger die nog niet zijn ingevoerd. Voer gewoon in wat er mist.';
const again = (from: string) =>
  `Dit kan één keer in de negentig dagen, ook als je eerder klaar was. Bij deze lening kan het weer vanaf ${formatDateLong(from)}.`;

/** The loan, locked, for the keeper of its book. Throws as `lockRecords`, V422 for a gift, F403. */
async function loanToEnter(tx: Tx, actor: Actor, contract: string): Promise<OpenBook> {
  const open = await lockRecords(tx, actor, contract, undefined);
  if (!isLoanType(open.record.type)) throw invalid({ contract: NO_TERMS });
  if (open.role !== 'keeper') throw forbidden(open.book.notYours);
  return open;
}

/**
 * The keeper of the book starts entering earlier payments: for a month nothing of the loan counts as late (docs/decisions/0001).
 * The debtor and their partner gain by that, so they can't start it. A co-lender is notified at once and can end it. It is for a
 * loan with much unrecorded, at most once in ninety days. A second call in that month changes nothing. Throws V422, N404, F403,
 * C409, R429.
 */
export async function startEntering(
  tx: Tx,
  actor: Actor,
  services: Services,
  { contract }: { contract: string },
): Promise<ContractDetail> {
  const open = await loanToEnter(tx, actor, contract);
  refuseByLifecycle(open.lifecycle, 'payment');
  if (!open.lifecycle.signed) throw conflict(NOT_SIGNED);
  if (gainsByReceipt(open.people, actor.caller.hashid)) throw forbidden(GAINS);
  const { record } = open;
  if (enteringUntil(record.enteringSince, actor.today) !== null) return freshContract(tx, actor, contract);
  const from = enteringAgainFrom(record.enteringLast, actor.today);
  if (from !== null) throw conflict(again(from));
  if (!isHistory(missedTerms(record, actor.today))) throw conflict(NO_HISTORY);
  await limitAct(tx, actor, 'setEntering', contract);
  await setEntering(tx, actor.caller, record, { since: actor.today });
  await actor.record(tx, { action: 'start', entity: 'entering', hashid: contract, after: { since: actor.today } });
  await notifyBorrowers(tx, actor, services, open, 'started');
  return freshContract(tx, actor, contract);
}

/**
 * Ends it: from now on lateness counts again. A second time changes nothing, nor after the month is over. Throws V422, N404,
 * F403.
 */
export async function endEntering(tx: Tx, actor: Actor, services: Services, contract: string): Promise<ContractDetail> {
  const open = await loanToEnter(tx, actor, contract);
  const { enteringSince: since } = open.record;
  if (enteringUntil(since, actor.today) === null) return freshContract(tx, actor, contract);
  await setEntering(tx, actor.caller, open.record, { ended: actor.today });
  await actor.record(tx, { action: 'end', entity: 'entering', hashid: contract, before: { since } });
  await notifyBorrowers(tx, actor, services, open, 'ended');
  return freshContract(tx, actor, contract);
}

/** Notifies both sides, except whoever did it. */
function notifyBorrowers(
  tx: Tx,
  actor: Actor,
  services: Services,
  { record, parties }: OpenBook,
  answer: 'started' | 'ended',
): Promise<void> {
  const to = parties.map(({ id }) => id);
  return notifyParties(tx, actor, services, record, { kind: 'entering', key: newHashid(), to, facts: { answer } });
}
