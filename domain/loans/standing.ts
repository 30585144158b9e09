import { isIsoDate, type IsoDate } from '../dates/isoDate.ts';
import { CONTRACT_DATE_MESSAGE } from '../rules/contractDate.ts';
import type { LoanEvent } from '../wire/event.ts';
import { afterEnd, beforeStart } from './daySentences.ts';
import { assumedPayments } from './automatic.ts';
import { missingPayments } from './events/paidAsPlanned.ts';
import { draftEvent } from './events/draftEvent.ts';
import { ledgerOf, owedIn } from './ledger/ledger.ts';
import { hasRecords } from './ledger/countingEvents.ts';
import { booksOn, type LoanState, payoffOn, stateOn } from './ledger/state.ts';
import type { LedgerLoan } from './ledger/types.ts';

/**
 * The basis of a standing: the records; the plan, while nothing was recorded; the plan from today on, for a future
 * day.
 */
export type StandingBasis = 'records' | 'plan' | 'expected';

/** The state of a loan at the end of a day, for anyone who is not a party to it; amounts in cents. */
export interface LoanStanding extends Pick<
  LoanState,
  'date' | 'balance' | 'due' | 'arrearsSince' | 'prepaid' | 'received' | 'forgiven' | 'rate' | 'next'
> {
  basis: StandingBasis;
  /** The day the records begin, and what was open then. */
  start: IsoDate;
  opening: number;
  /** Interest of a pause that falls due after it. */
  deferred: number;
  /** Interest since a day, that falls due with the next term. */
  running: number;
  runningSince: IsoDate | null;
  /** The amount that ends the loan if paid on this day. */
  payoff: number;
  /** How many of the payments count automatically without anybody's confirmation (docs/decisions/0002). */
  assumed: number;
  /** The parts into which the received money was split. */
  paid: { costs: number; interest: number; scheduled: number; extra: number };
  endDate: IsoDate;
}

/** Whether a loan has a standing on a day: a Dutch sentence if it has none. Accepts values of any type. */
export function checkStandingDate(
  loan: LedgerLoan,
  events: readonly LoanEvent[],
  date: unknown,
  today: IsoDate,
): string | null {
  if (!isIsoDate(date)) return CONTRACT_DATE_MESSAGE;
  const { start, endDate } = ledgerOf(loan, events);
  if (date < start) return beforeStart(start);
  return date > endDate && date > today ? afterEnd(endDate) : null;
}

/** An unrecorded payment for a term that is assumed to be paid on its own day. */
const assumed = ({ date, amount }: { date: IsoDate; amount: number }, i: number): LoanEvent =>
  draftEvent({ kind: 'payment', date, amount }, `\u0000${i}`);

/**
 * The state of a loan at the end of a day that checkStandingDate allows: by the records, and while there are none by
 * the plan (docs/decisions/0001). For a future day every term from today on counts as paid on its own day; today's
 * arrears stay.
 */
export function standingOn(
  loan: LedgerLoan,
  events: readonly LoanEvent[],
  date: IsoDate,
  today: IsoDate,
): LoanStanding {
  const recorded = hasRecords(events);
  const missing = missingPayments(loan, events, date).filter((payment) => !recorded || payment.date > today);
  const ledger = ledgerOf(loan, [...events, ...missing.map(assumed)]);
  const { balance, due, arrearsSince, prepaid, received, forgiven, rate, next } = stateOn(ledger, date);
  const books = booksOn(ledger, date);
  const payoff = payoffOn(ledger, date);
  return {
    date,
    balance,
    due,
    arrearsSince,
    prepaid,
    received,
    forgiven,
    rate,
    next,
    payoff,
    basis: !recorded ? 'plan' : date > today ? 'expected' : 'records',
    start: ledger.start,
    opening: ledger.opening,
    deferred: books.deferred,
    assumed: assumedPayments(events).filter((payment) => payment.date <= date).length,
    running: payoff - owedIn(books),
    runningSince: books.period[0]?.from ?? null,
    paid: {
      costs: books.costsPaid,
      interest: books.interestPaid + books.latePaid,
      scheduled: books.repaidScheduled,
      extra: books.repaidExtra,
    },
    endDate: ledger.endDate,
  };
}
