import { PLAIN_RHYTHM } from '../contracts/clauses/plainRhythm.ts';
import { dateParts, type IsoDate } from '../dates/isoDate.ts';
import type { DayCount, PaymentEvery, PaymentRounding } from '../wire/clauses.ts';
import { termDates } from './termDates.ts';
import type { ScheduleTerms } from './terms.ts';

/** The course of a loan, in the terms of the calculation; amounts in cents, rates in thousandths of a percent a year. */
export interface LoanCourse {
  /** The balance open on the day the records begin: the principal, or the balance at the takeover. */
  opening: number;
  /** The day the records begin: the payout, or the takeover. */
  from: IsoDate;
  start: IsoDate;
  firstDate: IsoDate;
  rate: number;
  /** Months in a regular period. */
  every: PaymentEvery;
  dayCount: DayCount;
  rounding: PaymentRounding;
  /** Number of the first term not yet due when the records begin, and of the last. */
  firstNumber: number;
  lastNumber: number;
  /** The day of a term. */
  dateOf: (number: number) => IsoDate;
}

/** The number of the term of a day, or of the first one after it. */
export function termNumber(
  { firstDate, every, dateOf }: Pick<LoanCourse, 'firstDate' | 'every' | 'dateOf'>,
  date: IsoDate,
): number {
  const months = (day: IsoDate) => dateParts(day).year * 12 + dateParts(day).month;
  let number = Math.max(1, Math.floor((months(date) - months(firstDate)) / every));
  while (dateOf(number) < date) number += 1;
  return number;
}

/** The same with each term on the last day of its month. */
export const onLastDays = (course: LoanCourse): LoanCourse => ({
  ...course,
  dateOf: termDates(course.firstDate, course.every, true),
});

/** The course of a loan whose terms passed checkTerms. */
export function courseOf(total: number, terms: ScheduleTerms): LoanCourse {
  const { start_date: start, first_payment_date: firstDate, rate_millipercent: rate } = terms;
  const {
    payment_every: every,
    day_count: dayCount,
    payment_rounding: rounding,
    taken_over: takenOver,
    on_last_day: onLastDay,
  } = { ...PLAIN_RHYTHM, ...terms };
  const dateOf = termDates(firstDate, every, onLastDay);
  const lastNumber = terms.term_months / every;
  const from = takenOver?.date ?? start;
  let firstNumber = 1;
  // A term on the very day of the takeover was paid: the balance is after it.
  if (takenOver !== null) while (firstNumber < lastNumber && dateOf(firstNumber) <= from) firstNumber += 1;
  return {
    opening: takenOver?.balance ?? total,
    from,
    start,
    firstDate,
    rate,
    every,
    dayCount,
    rounding,
    firstNumber,
    lastNumber,
    dateOf,
  };
}
