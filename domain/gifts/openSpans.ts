import { addDays, type IsoDate } from '../dates/isoDate.ts';
import { agreedEnd } from '../loans/agreedEnd.ts';
import { lateRates, lateRule } from '../loans/lateRule.ts';
import { entryIn } from '../loans/takenOver.ts';
import { ledgerOf } from '../loans/ledger/ledger.ts';
import { hasRecords } from '../loans/ledger/countingEvents.ts';
import { booksOn } from '../loans/ledger/state.ts';
import { lateFrom } from '../loans/termState.ts';
import type { LoanDetail } from '../wire/contract.ts';
import type { BalanceSpan } from './callable.ts';

/** Later than any day of a loan: an amount never paid back stays open. */
const NEVER = '9999-12-31';

/**
 * The open balance in the year of a takeover before that day: of 1 January, or the whole loan if it was paid out since
 * (docs/decisions/0004). It is assumed to have been open until the takeover, the careful side: the days of repayment are
 * unknown.
 */
function beforeTakingOver({ total, contract }: LoanDetail): BalanceSpan[] {
  const { taken_over: taken, start_date: start, rate_millipercent } = contract;
  if (taken === null) return [];
  const year = Number(taken.date.slice(0, 4));
  const [first, { opening, paid_out }] = [`${year}-01-01`, entryIn(total, contract, year)];
  const from = start > first ? start : first;
  return from < taken.date ? [{ from, until: taken.date, balance: opening + paid_out, rate_millipercent }] : [];
}

/**
 * The open principal of a signed loan, and its rate, from each day on which one of them changed: by the records,
 * including overdue terms, and by the plan while there are none (docs/decisions/0001). Terms after `today` are assumed
 * to be paid on their day: amounts overdue now stay so, and nothing is added.
 */
export function openSpans(loan: LoanDetail, today: IsoDate, ledger = ledgerOf(loan, loan.events)): BalanceSpan[] {
  const { events } = loan;
  const recorded = hasRecords(events);
  const overdue = booksOn(ledger, today).principalDue;
  const unpaid = (date: IsoDate, due: number) => (recorded ? (date <= today ? due : Math.min(due, overdue)) : 0);
  const changes = [{ date: ledger.start, after: ledger.before }, ...ledger.entries];
  const known = changes.map(({ date, after }, index) => ({
    from: date,
    until: changes[index + 1]?.date ?? NEVER,
    balance: after.planned + unpaid(date, after.principalDue),
    rate_millipercent: after.rate,
  }));
  return [...beforeTakingOver(loan), ...known];
}

/**
 * The balance of a fixed-term loan after its last term, until today: it is due then, so it can be called (art. 15 lid 1 SW: "of
 * dat op enig moment wordt"), and bears default interest. It starts at the end of the days of grace.
 */
export function overdueSpans(loan: LoanDetail, today: IsoDate): BalanceSpan[] {
  const { events, contract } = loan;
  const isShorter = events.some((event) => 'outcome' in event && event.outcome === 'shorter_term');
  if (!hasRecords(events) || loan.entering_until !== undefined || (!isShorter && agreedEnd(contract) >= today))
    return [];
  const ledger = ledgerOf(loan, events);
  const rule = lateRule(contract);
  const [since, end] = [lateFrom(ledger.endDate, rule.graceDays), addDays(today, 1)];
  const { rates } = booksOn(ledger, today);
  return openSpans(loan, today, ledger).flatMap(({ from, until, balance }) => {
    const [first, last] = [from > since ? from : since, until < end ? until : end];
    if (first >= last) return [];
    const steps = rule.since === 'due_date' ? lateRates(rule, rates, first, last) : [{ from: first, rate: 0 }];
    return steps.map((step, index) => ({
      from: step.from,
      until: steps[index + 1]?.from ?? last,
      balance,
      rate_millipercent: step.rate,
    }));
  });
}
