import { addDays } from '../../../domain/dates/isoDate.ts';
import { isLoanType } from '../../../domain/contracts/types.ts';
import { assumedPayments } from '../../../domain/loans/automatic.ts';
import { asksAboutPast } from '../../../domain/loans/events/pastPayments.ts';
import { BY_ITSELF, judgeRecord } from '../../../domain/loans/bookPeople.ts';
import { saysOf } from '../../../domain/loans/events/burden.ts';
import { PAST_MESSAGE } from '../../../domain/loans/events/checkEventFields.ts';
import { waitingRecords } from '../../../domain/loans/events/openReports.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { AutomaticStart, AutomaticYear, LoanEvent } from '../../../domain/wire/event.ts';
import { type Actor, systemActor } from '../../actor.ts';
import type { AutomaticAsk } from '../../db/contractSchema.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { conflict, forbidden, invalid } from '../../http/errors.ts';
import { type ContractRecord, findContractForChange } from '../../repositories/contracts.ts';
import { setAutomatic, setAutomaticAsked } from '../../repositories/contractWrites.ts';
import { insertConfirmations } from '../../repositories/eventConfirmations.ts';
import { confirmAutomatic } from '../../repositories/loanEvents.ts';
import type { Services } from '../../services.ts';
import { lockRecords, type OpenBook, refuseByLifecycle } from '../events/lockRecords.ts';
import { withOwn } from '../events/bookPeople.ts';
import { freshContract } from '../events/freshContract.ts';
import { missedTerms, recordPast } from '../events/pastRecords.ts';
import { notifySpokenFor } from '../events/notifyAwaited.ts';
import { limitAct } from '../limitAct.ts';
import { notifyParties } from '../notices/notifyParties.ts';
import { recordDueTerms } from './countTerms.ts';
import { storedLoan } from '../../repositories/storedLoan.ts';

const NO_TERMS = 'Dit is een schenking. Alleen de termijnen van een lening kunnen automatisch gaan.';
const NOT_SIGNED = 'Dit is nog een concept. Automatisch kan zodra het is ondertekend.';
const PAID_OFF = 'Deze lening is helemaal afgelost. Er komt geen termijn meer.';
const NOT_OVER = 'Dit jaar is nog niet voorbij.';

/** The loan, locked. Throws as `lockRecords`, and V422 for a gift. */
async function loanForChange(tx: Tx, actor: Actor, contract: string, version?: number): Promise<OpenBook> {
  const open = await lockRecords(tx, actor, contract, version);
  if (!isLoanType(open.record.type)) throw invalid({ contract: NO_TERMS });
  return open;
}

/**
 * Has each term of a loan count as paid on its day, from today until somebody says otherwise (docs/decisions/0002).
 * Like a first record, it asks about the past: on a no, a term of today stays open like those before it, and it starts
 * tomorrow. A second time changes nothing. Throws V422, N404, F403 for anyone who does not confirm the payments, C409
 * for what is no running loan.
 */
export async function startAutomatic(
  tx: Tx,
  actor: Actor,
  services: Services,
  { contract, ledger_version, past_paid }: AutomaticStart,
): Promise<ContractDetail> {
  const open = await loanForChange(tx, actor, contract, ledger_version);
  const { record, book, role, lifecycle, people, parties } = open;
  if (role !== 'keeper') throw forbidden(book.notYours);
  refuseByLifecycle(lifecycle, 'payment');
  if (!lifecycle.signed) throw conflict(NOT_SIGNED);
  if (lifecycle.ended) throw conflict(PAID_OFF);
  if (record.automaticSince !== null) return freshContract(tx, actor, contract);
  await limitAct(tx, actor, 'setAutomatic', contract);
  const { today } = actor;
  const asks = asksOf(record, today);
  if (asks && past_paid === undefined) throw invalid({ past_paid: PAST_MESSAGE });
  const others = askedBefore(open, actor.caller.userId);
  const asked = [...others, { userId: actor.caller.userId, past_paid: asks ? past_paid === true : null }];
  const { awaits } = judgeRecord(people, BY_ITSELF, actor.caller.hashid, hashidsOf(parties, others));
  if (awaits.length > 0) {
    await setAutomaticAsked(tx, actor.caller, record, asked);
    await actor.record(tx, { action: 'ask', entity: 'automatic', hashid: contract });
    const to = parties.filter(({ hashid }) => awaits.includes(hashid)).map(({ id }) => id);
    const facts = { answer: 'asked' } as const;
    await notifyParties(tx, actor, services, record, { kind: 'automatic', key: newHashid(), to, facts });
    return freshContract(tx, actor, contract);
  }
  const all = asks && asked.every((one) => one.past_paid === true);
  if (all) await recordPast(tx, actor, record, missedTerms(record, today));
  const since = asks && !all ? addDays(today, 1) : today;
  await setAutomatic(tx, actor.caller, record, since);
  await actor.record(tx, { action: 'start', entity: 'automatic', hashid: contract, after: { since } });
  const now = await findContractForChange(tx, actor.caller, contract);
  if (now) await recordDueTerms(tx, { ...actor, record: systemActor(services.clock).record }, actor.caller, now);
  await notifyChange(tx, actor, services, { record, parties }, 'started');
  return freshContract(tx, actor, contract);
}

/** Of the people who are paid, those who already asked for it, without the caller. */
const askedBefore = ({ record, people, parties }: OpenBook, me: number): AutomaticAsk[] =>
  record.automaticAsked.filter(({ userId }) => {
    const asker = parties.find(({ id }) => id === userId);
    return userId !== me && people.receivers.some(({ hashid }) => hashid === asker?.hashid);
  });

const hashidsOf = (parties: OpenBook['parties'], asked: readonly AutomaticAsk[]): string[] =>
  parties.filter(({ id }) => asked.some(({ userId }) => userId === id)).map(({ hashid }) => hashid);

function asksOf(record: ContractRecord, today: string): boolean {
  const loan = storedLoan(record, today);
  const reports = waitingRecords(record.events).filter((event) => event.kind === 'payment');
  return loan !== null && asksAboutPast(loan, record.events, today, reports);
}

/**
 * Stops the terms of a loan from counting automatically, or withdraws the request for it: for the lender's side, or the borrower.
 * Earlier counts stay. A second time changes nothing. Throws V422, N404, F403.
 */
export async function endAutomatic(
  tx: Tx,
  actor: Actor,
  services: Services,
  contract: string,
): Promise<ContractDetail> {
  const { record, book, role, parties } = await loanForChange(tx, actor, contract);
  if (role === 'reader') throw forbidden(book.notYours);
  const { automaticSince: since, automaticAsked: asked } = record;
  if (since !== null || asked.length > 0) await setAutomatic(tx, actor.caller, record, null);
  if (since !== null) {
    await actor.record(tx, { action: 'end', entity: 'automatic', hashid: contract, before: { since } });
    await notifyChange(tx, actor, services, { record, parties }, 'ended');
  }
  return freshContract(tx, actor, contract);
}

/**
 * A person who is paid confirms everything that counted automatically up to the end of a past year. A second time changes
 * nothing. Throws V422, N404, F403, C409.
 */
export async function confirmYear(
  tx: Tx,
  actor: Actor,
  services: Services,
  { contract, year }: AutomaticYear,
): Promise<ContractDetail> {
  const open = await loanForChange(tx, actor, contract);
  const { record, book, role, lifecycle } = open;
  if (role !== 'keeper') throw forbidden(book.notYours);
  refuseByLifecycle(lifecycle, 'payment');
  if (year >= Number(actor.today.slice(0, 4))) throw invalid({ year: NOT_OVER });
  const payments = assumedPayments(record.events).filter(({ date }) => date <= `${year}-12-31`);
  await confirmAssumed(tx, actor, services, { open, payments, key: newHashid(), answer: 'year', after: { year } });
  return freshContract(tx, actor, contract);
}

interface Assumed {
  open: OpenBook;
  /** Payments of its book that counted automatically, or on somebody's own word. */
  payments: readonly LoanEvent[];
  /** Names them in notices to others. */
  key: string;
  answer: 'year' | 'bank';
  after?: object;
}

/** A person who is paid says that these came in. Those that everybody who is paid has acknowledged are confirmed. */
export async function confirmAssumed(
  tx: Tx,
  actor: Actor,
  services: Services,
  { open, payments, key, answer, after }: Assumed,
): Promise<void> {
  const { record, people } = open;
  const { caller, now } = actor;
  const judged = payments.map((payment) => {
    const before = (payment.confirmations ?? []).map(({ by }) => by.hashid);
    return { hashid: payment.hashid, ...judgeRecord(people, saysOf(payment, []), caller.hashid, before) };
  });
  if (judged.length === 0) return;
  const said = judged.flatMap(({ hashid, spokenFor }) => withOwn(caller, hashid, spokenFor));
  await insertConfirmations(tx, caller, record.id, said, { past_paid: false, now });
  const done = judged.filter(({ awaits }) => awaits.length === 0).map(({ hashid }) => hashid);
  await confirmAutomatic(tx, caller, record.id, done, now);
  await actor.record(tx, {
    action: 'confirm',
    entity: 'automatic',
    hashid: record.hashid,
    after: { ...after, payments: judged.length },
  });
  const spokenFor = judged.flatMap((one) => one.spokenFor);
  await notifySpokenFor(tx, actor, services, open, { spokenFor, key, answer });
}

/** Notifies both sides, except whoever did it. */
function notifyChange(
  tx: Tx,
  actor: Actor,
  services: Services,
  { record, parties }: Pick<OpenBook, 'record' | 'parties'>,
  answer: 'started' | 'ended',
): Promise<void> {
  const to = parties.map(({ id }) => id);
  return notifyParties(tx, actor, services, record, { kind: 'automatic', key: newHashid(), to, facts: { answer } });
}
