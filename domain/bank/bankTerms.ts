import type { IsoDate } from '../dates/isoDate.ts';
import { missingPayments } from '../loans/events/paidAsPlanned.ts';
import { setsRate } from '../loans/events/catalogue.ts';
import { openReports } from '../loans/events/openReports.ts';
import { draftEvent } from '../loans/events/draftEvent.ts';
import { countingEvents } from '../loans/ledger/countingEvents.ts';
import { ledgerOf } from '../loans/ledger/ledger.ts';
import type { LoanEvent } from '../wire/event.ts';
import type { BankLoan } from './matchTypes.ts';
import { dayNumber } from './takenBackLines.ts';

/** A term that a line can pay. */
export interface BankTerm {
  date: IsoDate;
  day: number;
  /** The amounts it may ask, in cents: several if they depend on an extra repayment in the same file. */
  amounts: number[];
  /** Whether a record or a line is taken for it. */
  claimed: boolean;
}

/** A line that says it is an extra repayment. */
interface PossibleExtra {
  date: IsoDate;
  amount: number;
}

/** Everything that changes the terms: another rate, a pause, early repayment, forgiveness; also while unanswered. */
function changing(loan: BankLoan): LoanEvent[] {
  const reported = openReports(loan.events).map((event) => ({ ...event, status: 'confirmed' as const }));
  return [...countingEvents(loan.events), ...reported].filter(({ kind }) => kind !== 'payment' && kind !== 'costs');
}

/**
 * The amounts of the terms if each is paid on its day. An extra repayment would first pay what is overdue, so earlier payments
 * are added.
 */
function asked(loan: BankLoan, extras: readonly PossibleExtra[]): Map<IsoDate, number> {
  const outcome = loan.contract.extra_repayment;
  const events = [
    ...changing(loan),
    ...extras.map(({ date, amount }, k) =>
      draftEvent({ kind: 'extra_repayment', date, amount, outcome }, `\u0000x${k}`),
    ),
  ].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const known: LoanEvent[] = events.filter((event) => setsRate(event) || event.kind === 'pause');
  for (const event of events) {
    if (event.kind !== 'extra_repayment' && event.kind !== 'forgiveness') continue;
    const paid = missingPayments(loan, known, event.date);
    known.push(
      ...paid.map((payment, k) => draftEvent({ kind: 'payment', ...payment }, `\u0000p${known.length}-${k}`)),
      event,
    );
  }
  return new Map(ledgerOf(loan, known).terms.map(({ date, payment }) => [date, payment]));
}

/** A line can be this many days before its term, or after it. */
const EARLY_DAYS = 25;
const LATE_DAYS = 60;

/** Whether a line on this day can pay a term. */
export const isAround = (term: BankTerm, day: number): boolean =>
  term.day - day <= EARLY_DAYS && day - term.day <= LATE_DAYS;

/** The terms of a loan. */
export interface BankTerms {
  /** Oldest first. */
  all: readonly BankTerm[];
  /** Terms with this amount that a line on this day can pay. */
  around: (amount: number, day: number) => BankTerm[];
}

/** The loan's terms with an amount due. */
export function bankTerms(loan: BankLoan, extras: readonly PossibleExtra[]): BankTerms {
  const asking = [asked(loan, []), ...(extras.length > 0 ? [asked(loan, extras)] : [])];
  const dates = [...new Set(asking.flatMap((terms) => [...terms.keys()]))].sort();
  const all = dates.flatMap((date): BankTerm[] => {
    const amounts = [...new Set(asking.map((terms) => terms.get(date) ?? 0))].filter((amount) => amount > 0);
    return amounts.length > 0 ? [{ date, day: dayNumber(date), amounts, claimed: false }] : [];
  });
  const byAmount = new Map<number, BankTerm[]>();
  for (const term of all)
    for (const amount of term.amounts) byAmount.set(amount, [...(byAmount.get(amount) ?? []), term]);
  return { all, around: (amount, day) => (byAmount.get(amount) ?? []).filter((term) => isAround(term, day)) };
}
