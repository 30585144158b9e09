import type { IsoDate } from '../../dates/isoDate.ts';
import type { LoanEvent } from '../../wire/event.ts';
import { countingEvents, hasRecords } from '../ledger/countingEvents.ts';
import { ledgerOf } from '../ledger/ledger.ts';
import { booksOn } from '../ledger/state.ts';
import type { LedgerLoan } from '../ledger/types.ts';
import { nearestTerm } from '../nearestTerm.ts';
import { isAhead, isMoney } from './catalogue.ts';
import { type MissingPayment, missingPayments } from './paidAsPlanned.ts';
import { draftEvent } from './draftEvent.ts';

/** A payment being recorded, or reported and not answered yet. */
type Paid = Pick<MissingPayment, 'date' | 'amount'>;

const asRecorded = ({ date, amount }: Paid, k: number) => draftEvent({ kind: 'payment', date, amount }, `\u0000${k}`);

/**
 * The payments to record when everything until a day was paid as agreed, in addition to the existing ones: a payment is taken for
 * the term nearest to its day, and every other term as paid on its own day. (The ledger gives money to the oldest term: the
 * first record of a loan of years would pay its first term, and each later one would count as a month late.)
 * @param beside payments that don't count yet, of which the terms are left out too
 */
export function pastPayments(
  loan: LedgerLoan,
  events: readonly LoanEvent[],
  until: IsoDate,
  beside: readonly Paid[] = [],
): MissingPayment[] {
  const counting = countingEvents(events);
  const paid = counting.filter((event) => event.kind === 'payment');
  // Another rate and a pause set a term's amount; the other kinds say how much of it is unpaid.
  const agreed = counting.filter(({ kind }) => isAhead(kind));
  const all = [...events, ...beside.map(asRecorded)];
  const missing = missingPayments(loan, all, until);
  if (missing.length === 0 || paid.length + agreed.length < counting.length) return missing;
  const terms = ledgerOf(loan, agreed).terms.filter(({ payment }) => payment > 0);
  const open = missingPayments(loan, agreed, until);
  for (const { date, amount } of [...paid, ...beside]) {
    const own = nearestTerm(terms, date);
    if (own === undefined) continue;
    let left = own.date > until ? Math.max(0, amount - own.payment) : amount;
    const older = open.filter((term) => term.date <= own.date).reverse();
    for (const term of [...older, ...open.filter((one) => one.date > own.date)]) {
      const used = Math.min(left, term.amount);
      term.amount -= used;
      left -= used;
    }
  }
  return open.filter((term) => term.amount > 0);
}

/** The part of the recorded money that is paid ahead on a day, once these payments are also recorded; in cents. */
export function aheadBeside(
  loan: LedgerLoan,
  events: readonly LoanEvent[],
  payments: readonly Paid[],
  until: IsoDate,
): number {
  return booksOn(ledgerOf(loan, [...events, ...payments.map(asRecorded)]), until).prepaid;
}

/**
 * Whether due terms count as paid because nothing was recorded (docs/decisions/0001): any first record, also of a
 * change, ends that, and makes all of them overdue.
 */
export function countsAsPlanned(loan: LedgerLoan, events: readonly LoanEvent[], today: IsoDate): boolean {
  return !hasRecords(events) && missingPayments(loan, events, today).length > 0;
}

/**
 * Whether a record says that money of a loan came in: only then is the question asked and answered whether everything before it
 * was paid too. Agreeing to costs says nothing about receipts.
 */
export const speaksOfPast = <Given extends { kind: string }>(
  given: Given,
): given is Extract<Given, { kind: 'payment' | 'extra_repayment' }> =>
  given.kind === 'payment' || given.kind === 'extra_repayment';

/** Whether received money counts already: then the past was asked about, or no longer needs to be. */
export const hasMoney = (events: readonly LoanEvent[]): boolean =>
  countingEvents(events).some(({ kind }) => isMoney(kind));

/**
 * Whether recording this asks "Was alles tot nu toe volgens afspraak betaald?": from the first record that counts a
 * loan goes by its records alone, and every unrecorded term would be overdue. A change agreed before the first term is
 * such a record too, and asked nothing.
 */
export function asksAboutPast(
  loan: LedgerLoan,
  events: readonly LoanEvent[],
  today: IsoDate,
  beside: readonly Paid[] = [],
): boolean {
  return !hasMoney(events) && pastPayments(loan, events, today, beside).length > 0;
}
