import { addMonths, type IsoDate, dateParts, isoDate } from '../dates/isoDate.ts';
import type { PaymentEvery } from '../wire/clauses.ts';

/** No schedule has a date outside 1900 to 2159: a first term of 2100 at the latest, 600 terms at most. */
const FIRST_YEAR = 1900;
const MONTHS = 260 * 12;

/**
 * The requested dates, by day of the month and month since 1900. Formatting a date costs ten times as much as the
 * line of money next to it, and schedules ask for the same ones repeatedly; at most 31 lists.
 */
const written = new Map<number, (IsoDate | undefined)[]>();

function datesOn(day: number): (IsoDate | undefined)[] {
  const known = written.get(day) ?? new Array<IsoDate | undefined>(MONTHS);
  written.set(day, known);
  return known;
}

/** January has every day of the month, so that counting from it keeps the day. */
const dateOf = (index: number, day: number): IsoDate => addMonths(isoDate(FIRST_YEAR, 0, day), index);

/**
 * The dates of a series, `every` so many months, as a function of the term's number, from 1: each on the first date's
 * day, or on the last day of a shorter month (31 January, 28 February, 31 March).
 * @param onLastDay each on the last day of its month (28 February, 31 March, 30 April), as a 31st would be
 */
export function termDates(first: IsoDate, every: PaymentEvery = 1, onLastDay = false): (number: number) => IsoDate {
  const { year, month, day: own } = dateParts(first);
  const day = onLastDay ? 31 : own;
  const dates = datesOn(day);
  const before = (year - FIRST_YEAR) * 12 + month - every;
  return (number) => (dates[before + number * every] ??= dateOf(before + number * every, day));
}
