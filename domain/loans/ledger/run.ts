import type { IsoDate } from '../../dates/isoDate.ts';
import type { LoanCourse } from '../course.ts';
import { askedOn } from './askedOn.ts';
import { openBooks } from './books.ts';
import { type LateRule, lateRuleOf } from '../lateRule.ts';
import type { CountingEvent } from './countingEvents.ts';
import { type Pauses, pausesOf } from './pauses.ts';
import type { Plan } from './plan.ts';
import { type Period, changedFrom } from './segments.ts';
import type { Books, LedgerEntry, LedgerLoan, LedgerTerm, Problem } from './types.ts';

/** A loan on its way from its first day to its last: the state that the steps of the ledger read and change. */
export interface Run {
  course: LoanCourse;
  late: LateRule;
  /** The day from which a day's term can be late. */
  askedOn: (due: IsoDate) => IsoDate;
  pauses: Pauses;
  plan: Plan;
  books: Books;
  period: Period;
  /** Number of the next term. */
  next: number;
  /** Whether the last term is past. */
  ended: boolean;
  terms: LedgerTerm[];
  entries: LedgerEntry[];
  problems: Problem[];
  openPeriod: (period: Period, from: IsoDate) => void;
  /** Takes new books whose planned balance or rate may differ from a day on. */
  change: (books: Books, from: IsoDate) => void;
}

/** The broken first period, if there is one in the time of the records. */
export function stubPeriod({ start, every, from, dayCount, dateOf }: LoanCourse): Period | null {
  const end = dateOf(0);
  return end <= start || end <= from ? null : { end, every, broken: true, dayCount };
}

/** The period that ends with a term. */
export function regularPeriod({ every, dayCount, dateOf }: LoanCourse, number: number): Period {
  return { end: dateOf(number), every, broken: false, dayCount };
}

/** The same from a day on: as its days moved, it counts by days if it is whole by neither course (docs/decisions/0003). */
export function periodFrom(now: LoanCourse, agreed: LoanCourse, number: number, begins: IsoDate): Period {
  const period = regularPeriod(now, number);
  const isWhole = ({ dateOf }: LoanCourse) => dateOf(number - 1) === begins && dateOf(number) === period.end;
  return { ...period, broken: !isWhole(now) && !isWhole(agreed) };
}

export function startRun(loan: LedgerLoan, course: LoanCourse, events: readonly CountingEvent[]): Run {
  const { opening, rate, every, rounding, lastNumber, dayCount, from } = course;
  const run: Run = {
    course,
    late: lateRuleOf(loan),
    askedOn: askedOn(events, rate),
    pauses: pausesOf(events),
    plan: { type: loan.type, every, rounding, last: lastNumber, fixed: null },
    books: openBooks(opening, rate, from),
    period: { end: from, every, broken: true, dayCount },
    next: course.firstNumber,
    ended: false,
    terms: [],
    entries: [],
    problems: [],
    openPeriod(period, begins) {
      // A month that ends on 28 February began on 28 January by its dates, even if the money came on the 31st.
      const start = begins < course.start ? course.start : begins;
      run.period = period;
      run.books = { ...run.books, period: [{ from: start, balance: run.books.planned, rate: run.books.rate }] };
    },
    change(books, date) {
      const segment = { from: date, balance: books.planned, rate: books.rate };
      run.books = run.ended ? books : { ...books, period: changedFrom(books.period, segment) };
    },
  };
  for (const { hashid } of run.pauses.overlapping) run.problems.push({ hashid, code: 'overlap', excess: 0 });
  return run;
}
