import type { IsoDate } from '../../dates/isoDate.ts';
import type { LoanContract } from '../../wire/contract.ts';
import type { EventKind } from '../events/catalogue.ts';
import type { HomeProblem } from '../home/homeFacts.ts';
import type { Term } from '../term.ts';
import type { RateFrom } from '../statutoryInterest.ts';
import type { CountingEvent } from './countingEvents.ts';
import type { Segment } from './segments.ts';

/** The parts of a loan that its ledger is made from. */
export type LedgerLoan = Pick<LoanContract, 'type' | 'total' | 'contract' | 'entering_until'>;

/** A term as it falls due by all known facts; `balance` is the balance after it if everything was paid on time. */
export interface LedgerTerm extends Term {
  /** Whether it is in a pause. */
  paused: boolean;
  /** The day from which it can be late: its own, or the day on which the increase was recorded (askedOn.ts). */
  askedOn: IsoDate;
  /** The part of the term paid so far. */
  paid: number;
  /** The day it was paid in full; null while it is not. */
  paidOn: IsoDate | null;
}

/** The part of one term that is still unpaid, in cents. */
export interface UnpaidTerm {
  term: LedgerTerm;
  due: IsoDate;
  interest: number;
  principal: number;
  /**
   * The default interest charged up to a day: in cents, and exact as amount x rate x days, which is rounded once
   * (late.ts).
   */
  late: { until: IsoDate; exact: bigint; cents: number };
}

/** The state of the books; amounts in cents. Never changed: each entry has its own. */
export interface Books {
  /** Principal that has not fallen due. */
  planned: number;
  /** Fallen due and unpaid. */
  principalDue: number;
  interestDue: number;
  lateDue: number;
  costsDue: number;
  /** Interest of a pause, charged, that falls due after it. */
  deferred: number;
  /** Paid before it fell due. */
  prepaid: number;
  /** Everything below counts from the beginning. */
  interestCharged: number;
  lateCharged: number;
  costsCharged: number;
  received: number;
  interestPaid: number;
  latePaid: number;
  costsPaid: number;
  repaidScheduled: number;
  repaidExtra: number;
  forgiven: number;
  /** Thousandths of a percent per year: now, and every rate since the beginning. */
  rate: number;
  rates: readonly RateFrom[];
  unpaid: UnpaidTerms | null;
  /** The running period, for interest up to a day in it; empty if no interest runs any more. */
  period: readonly Segment[];
}

/** One line of the ledger: a term that falls due, the interest at an early end, or an event. */
export interface LedgerEntry {
  date: IsoDate;
  kind: EventKind | 'term' | 'settlement';
  /** The hashid of the event; null for a term or a settlement. */
  hashid: string | null;
  /** The number of the term; null for an event. */
  number: number | null;
  /** A term: the amount due. Money: how it was used. Forgiveness: principal only. Costs: themselves. */
  costs: number;
  late: number;
  interest: number;
  principal: number;
  prepaid: number;
  after: Books;
}

export type ProblemCode =
  | 'before_start'
  | 'after_end'
  | 'paid_off'
  | 'overpaid'
  | 'above_balance'
  | 'too_long'
  | 'overlap'
  | 'in_pause'
  | HomeProblem;

/** An event that is impossible as recorded. It counts as far as it can. */
export interface Problem {
  hashid: string;
  code: ProblemCode;
  /** The excess, in cents; 0 if that says nothing. */
  excess: number;
}

/** A loan from its first day to its last, by all known facts. */
export interface Ledger {
  loan: LedgerLoan;
  /** The records that count, in order. */
  events: readonly CountingEvent[];
  /** The day it begins, and the balance then. */
  start: IsoDate;
  opening: number;
  /** The books before the first event. */
  before: Books;
  terms: LedgerTerm[];
  /** The entries by date; on one day the terms come first (docs/decisions/0001). */
  entries: LedgerEntry[];
  problems: Problem[];
  /** The day of the last term. */
  endDate: IsoDate;
}

/**
 * The unpaid terms, chained with the newest first. The books of each day add one to those of the day before and share the
 * others: copying them for each of 360 terms would be most of the work of a ledger.
 */
export interface UnpaidTerms {
  newest: UnpaidTerm;
  older: UnpaidTerms | null;
}
