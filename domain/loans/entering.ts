import { addDays, type IsoDate } from '../dates/isoDate.ts';

/** How long past payments can be entered before lateness counts again: a month of evenings. */
const ENTERING_DAYS = 30;

/**
 * The last day on which nothing in a loan counts as late, because somebody is entering past payments (docs/decisions/0001); null
 * if nobody is, or that day is over.
 * @param since the day on which they began
 */
export function enteringUntil(since: IsoDate | null, today: IsoDate): IsoDate | null {
  if (since === null) return null;
  const until = addDays(since, ENTERING_DAYS);
  return today <= until ? until : null;
}

/**
 * The start days of entering past payments for which lateness starts to count again now.
 * @param days how many days until today, today included
 */
export const enteringBegan = (today: IsoDate, days: number): { from: IsoDate; to: IsoDate } => {
  const to = addDays(today, -ENTERING_DAYS - 1);
  return { from: addDays(to, 1 - days), to };
};

/** The time from one start to the next: lateness is deferred for a third of the time at most. */
const AGAIN_DAYS = 90;

/**
 * The day from which past payments can be entered again, however the last time ended; null if they can be today.
 * @param last the day on which they last began
 */
export function enteringAgainFrom(last: IsoDate | null, today: IsoDate): IsoDate | null {
  if (last === null) return null;
  const from = addDays(last, AGAIN_DAYS);
  return today < from ? from : null;
}

/** How many unrecorded past payments make a history that somebody may still be entering. */
const HISTORY = 3;

/** Whether enough of a loan is unrecorded to defer lateness. @param past the result of `pastPayments` */
export const isHistory = (past: readonly unknown[]): boolean => past.length >= HISTORY;
