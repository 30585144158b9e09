import { addDays, dateParts, type IsoDate } from '../dates/isoDate.ts';
import { workingDayOf } from '../dates/workingDays.ts';

/** How many working days after a month still count for it (art. 17aa lid 1 Uitv.reg. IB). */
export const WORKING_DAYS = 5;

/** A month as a running number, so that months can be subtracted. */
export const monthNumber = (date: IsoDate): number => dateParts(date).year * 12 + dateParts(date).month;

/** The first whole calendar month from a day on, as a number: its own month only from the first day. */
export const firstWholeMonth = (date: IsoDate): number => monthNumber(date) + (dateParts(date).day === 1 ? 0 : 1);

/**
 * The fifth working day after a month: a repayment due over that month and paid by then lowers the debt at its end
 * (art. 17aa lid 1 Uitv.reg. IB).
 */
export function countsUntil(monthEnd: IsoDate): IsoDate {
  const { year, month } = dateParts(addDays(monthEnd, 1));
  return workingDayOf(year, month, WORKING_DAYS);
}
