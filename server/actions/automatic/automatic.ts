import { addDays } from '../../../domain/dates/isoDate.ts';
import { isLoanType } from '../../../domain/contracts/types.ts';
import { assumedPayments } from '../../../domain/loans/automatic.ts';
import { asksAboutPast } from '../../../domain/loans/events/pastPayments.ts';
import { PAST_MESSAGE } from '../../../domain/loans/events/checkEventFields.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { AutomaticStart, AutomaticYear } from '../../../domain/wire/event.ts';
import { type Actor, systemActor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { conflict, forbidden, invalid } from '../../http/errors.ts';
import { type ContractRecord, findContractForChange } from '../../repositories/contracts.ts';
import { setAutomatic } from '../../repositories/contractWrites.ts';
import { confirmAutomatic } from '../../repositories/loanEvents.ts';
import type { Services } from '../../services.ts';
import { bookForChange, type OpenBook, refuseByLife } from '../events/bookForChange.ts';
import { freshContract } from '../events/freshContract.ts';
import { pastOf, recordPast, reportsOf } from '../events/pastRecords.ts';
import { limitAct } from '../limitAct.ts';
import { tellParties } from '../notices/tellParties.ts';
import { countDue } from './countTerms.ts';
import { storedLoan } from '../../repositories/storedLoan.ts';

const NO_TERMS = 'Dit is een schenking. Alleen de termijnen van een lening kunnen automatisch gaan.';
const NOT_SIGNED = 'Dit is nog een concept. Automatisch kan zodra het is ondertekend.';
const PAID_OFF = 'Deze lening is helemaal afgelost. Er komt geen termijn meer.';
const NOT_OVER = 'Dit jaar is nog niet voorbij.';

/** The loan, locked. Throws as `bookForChange`, and V422 for a gift. */
async function loanForChange(tx: Tx, actor: Actor, contract: string, version?: number): Promise<OpenBook> {
  const open = await bookForChange(tx, actor, contract, version);
  if (!isLoanType(open.record.type)) throw invalid({ contract: NO_TERMS });
  return open;
}

/**
 * Has each term of a loan count as paid on its day from today on, until somebody says otherwise (docs/decisions/0086).
 * As this records, it asks what a first record asks of the past: with a no a term of today is open like those before
 * it, and it begins tomorrow. A second time changes nothing. Throws V422, N404, F403
 * for anyone who does not confirm the payments, C409 for what is no running loan.
 */
export async function startAutomatic(
  tx: Tx,
  actor: Actor,
  services: Services,
  { contract, ledger_version, past_paid }: AutomaticStart,
): Promise<ContractDetail> {
  const { record, book, role, life, voices } = await loanForChange(tx, actor, contract, ledger_version);
  if (role !== 'keeper') throw forbidden(book.notYours);
  refuseByLife(life, 'payment');
  if (!life.signed) throw conflict(NOT_SIGNED);
  if (life.ended) throw conflict(PAID_OFF);
  if (record.automaticSince !== null) return freshContract(tx, actor, contract);
  await limitAct(tx, actor, 'setAutomatic', contract);
  const { today } = actor;
  const asks = asksOf(record, today);
  if (asks && past_paid === undefined) throw invalid({ past_paid: PAST_MESSAGE });
  if (asks && past_paid) await recordPast(tx, actor, record, pastOf(record, today));
  const since = asks && !past_paid ? addDays(today, 1) : today;
  await setAutomatic(tx, actor.caller, record, since);
  await actor.record(tx, { action: 'start', entity: 'automatic', hashid: contract, after: { since } });
  const now = await findContractForChange(tx, actor.caller, contract);
  if (now) await countDue(tx, { ...actor, record: systemActor(services.clock).record }, actor.caller, now);
  await tell(tx, actor, services, { record, voices }, 'started');
  return freshContract(tx, actor, contract);
}

function asksOf(record: ContractRecord, today: string): boolean {
  const loan = storedLoan(record);
  const reports = reportsOf(record).filter((event) => event.kind === 'payment');
  return loan !== null && asksAboutPast(loan, record.events, today, reports);
}

/**
 * Has the terms of a loan count by themselves no more: the lender's side, or who borrowed. What was counted stays. A
 * second time changes nothing. Throws V422, N404, F403.
 */
export async function endAutomatic(
  tx: Tx,
  actor: Actor,
  services: Services,
  contract: string,
): Promise<ContractDetail> {
  const { record, book, role, voices } = await loanForChange(tx, actor, contract);
  if (role === 'reader') throw forbidden(book.notYours);
  const { automaticSince: since } = record;
  if (since !== null) {
    await setAutomatic(tx, actor.caller, record, null);
    await actor.record(tx, { action: 'end', entity: 'automatic', hashid: contract, before: { since } });
    await tell(tx, actor, services, { record, voices }, 'ended');
  }
  return freshContract(tx, actor, contract);
}

/**
 * Confirms all that counted by itself up to the end of a year that is over. A second time changes nothing. Throws V422,
 * N404, F403, C409.
 */
export async function confirmYear(tx: Tx, actor: Actor, { contract, year }: AutomaticYear): Promise<ContractDetail> {
  const { record, book, role, life } = await loanForChange(tx, actor, contract);
  if (role !== 'keeper') throw forbidden(book.notYours);
  refuseByLife(life, 'payment');
  if (year >= Number(actor.today.slice(0, 4))) throw invalid({ year: NOT_OVER });
  const payments = assumedPayments(record.events).filter(({ date }) => date <= `${year}-12-31`);
  if (payments.length > 0) {
    const hashids = payments.map(({ hashid }) => hashid);
    await confirmAutomatic(tx, actor.caller, record.id, hashids, actor.now);
    const after = { year, payments: payments.length };
    await actor.record(tx, { action: 'confirm', entity: 'automatic', hashid: contract, after });
  }
  return freshContract(tx, actor, contract);
}

/** Tells both sides, except whoever did it. */
function tell(
  tx: Tx,
  actor: Actor,
  services: Services,
  { record, voices }: Pick<OpenBook, 'record' | 'voices'>,
  answer: 'started' | 'ended',
): Promise<void> {
  const to = voices.map(({ id }) => id);
  return tellParties(tx, actor, services, record, { kind: 'automatic', key: newHashid(), to, facts: { answer } });
}
