import type { IsoDate } from '../../../domain/dates/isoDate.ts';
import type { MissingPayment } from '../../../domain/loans/events/paidAsPlanned.ts';
import { pastPayments } from '../../../domain/loans/events/pastPayments.ts';
import { aheadOn } from '../../../domain/loans/ledger/ahead.ts';
import { hasRecords } from '../../../domain/loans/ledger/countingEvents.ts';
import { type ScheduleRow, scheduleRows } from '../../../domain/loans/ledger/rows.ts';
import { stateOn } from '../../../domain/loans/ledger/state.ts';
import type { Ledger, LedgerTerm } from '../../../domain/loans/ledger/types.ts';
import { openPrincipal } from '../../../domain/loans/openPrincipal.ts';
import type { Schedule } from '../../../domain/loans/schedule.ts';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import type { BalanceOn } from './course/coursePoints.ts';

/** The state of a loan on a day; amounts in cents. */
export interface Standing {
  /** Principal that is still open. */
  open: number;
  /** The part of it that was paid before it fell due: a year's figures count it as repaid (docs/decisions/0002). */
  openPaid: number;
  /** Principal that no longer has to be paid back. */
  forgiven: number;
  /** The day of the payout, or of the takeover, while it is in the future: nothing can be paid before it. */
  startsOn: IsoDate | null;
  /** Fallen due and not paid, interest for being late included. */
  due: number;
  /** The part of `due` that is repayment, so in `open` as well; and all that is owed, as on the paper of the balance. */
  principalDue: number;
  owed: number;
  /** The part of `due` that is costs; `late` is the part that is interest for being late. */
  costs: number;
  late: number;
  /** The first term after today that is not fully paid; everything until `ahead` is, if that is not null. */
  next: LedgerTerm | null;
  ahead: IsoDate | null;
  unpaid: readonly MissingPayment[];
  /** The terms that `due` is asked for: they fell due and are not fully paid. */
  overdue: readonly LedgerTerm[];
}

/** Computes the state from the records; without records from the plan, as the server does (docs/decisions/0001). */
export function standingOf(loan: LoanDetail, ledger: Ledger, agreed: Schedule, today: IsoDate): Standing {
  const { due, forgiven, owed } = stateOn(ledger, today);
  const coming = ledger.terms.filter(({ date, payment }) => date > today && payment > 0);
  const first = coming.findIndex(({ paid, payment }) => paid < payment);
  const next = coming[first] ?? null;
  const events = loan.events;
  const unpaid = pastPayments(loan, events, today);
  const open = openPrincipal(events, today, { ledger: () => ledger, plan: () => agreed });
  const all = {
    open,
    forgiven,
    openPaid: aheadOn(ledger, today).principal,
    startsOn: today < ledger.start ? ledger.start : null,
    next,
    ahead: first === 0 ? null : (coming.at(first < 0 ? -1 : first - 1)?.date ?? null),
    unpaid,
  };
  if (!hasRecords(events)) return { ...all, due: 0, principalDue: 0, owed: open, costs: 0, late: 0, overdue: [] };
  const overdue = ledger.terms.filter(({ date, payment, paidOn }) => date <= today && payment > 0 && paidOn === null);
  return { ...all, due: due.total, principalDue: due.principal, owed, costs: due.costs, late: due.late, overdue };
}

/** The open principal, day by day, from the records; excludes future days. */
export function realLine({ entries, start, opening }: Ledger, today: IsoDate): BalanceOn {
  return (date) => {
    if (date > today) return null;
    const after = entries.findLast((entry) => entry.date <= date)?.after;
    return after === undefined ? (date < start ? null : opening) : after.planned + after.principalDue;
  };
}

/** Gives the balance if every term from today on is paid on its day. */
export function expectedLine({ terms }: Ledger, today: IsoDate, open: number): BalanceOn {
  return (date) =>
    date < today ? null : (terms.findLast((term) => term.date > today && term.date <= date)?.balance ?? open);
}

/** The schedule with all its lines in order, also those outside the terms. */
export interface LinedSchedule extends Schedule {
  rows: readonly ScheduleRow[];
}

/** The agreed schedule, line by line. */
export const agreedLines = (agreed: Schedule): LinedSchedule => ({
  ...agreed,
  rows: agreed.stub === null ? agreed.terms : [agreed.stub, ...agreed.terms],
});

/** The schedule as it stands now: the agreed one, unless something other than payments changed it. */
export function currentSchedule(agreed: Schedule, ledger: Ledger): LinedSchedule {
  if (ledger.entries.every(({ kind }) => kind === 'term' || kind === 'payment')) return agreedLines(agreed);
  const rows = scheduleRows(ledger);
  return {
    ...agreed,
    rows,
    stub: ledger.terms.find(({ number }) => number === 0) ?? null,
    terms: ledger.terms.filter(({ number }) => number > 0),
    totalInterest: rows.reduce((sum, { interest }) => sum + interest, 0),
    totalPaid: rows.reduce((sum, { payment }) => sum + payment, 0),
    endDate: ledger.endDate,
    lastTermDifference: 0,
  };
}
