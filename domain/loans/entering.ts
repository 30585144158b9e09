import { addDays, type IsoDate } from '../dates/isoDate.ts';

/** How long payments of long ago can be written down before lateness counts again: a month of evenings. */
const ENTERING_DAYS = 30;

/**
 * The last day on which nothing of a loan counts as late, as somebody is writing down what was paid before (docs/decisions/0001);
 * null when nobody is, or that day is over.
 * @param since the day on which they began
 */
export function enteringUntil(since: IsoDate | null, today: IsoDate): IsoDate | null {
  if (since === null) return null;
  const until = addDays(since, ENTERING_DAYS);
  return today <= until ? until : null;
}

/**
 * The days on which writing down payments can have begun, where lateness counts again since a day of these.
 * @param days how many days until today, today too
 */
export const enteringBegan = (today: IsoDate, days: number): { from: IsoDate; to: IsoDate } => {
  const to = addDays(today, -ENTERING_DAYS - 1);
  return { from: addDays(to, 1 - days), to };
};

/** How long after it began it can begin again: lateness is held back for a third of the time at most. */
const AGAIN_DAYS = 90;

/**
 * The day from which payments of long ago can be written down once more, however the last time ended; null where they can be today.
 * @param last the day on which they last began
 */
export function enteringAgainFrom(last: IsoDate | null, today: IsoDate): IsoDate | null {
  if (last === null) return null;
  const from = addDays(last, AGAIN_DAYS);
  return today < from ? from : null;
}

/** How many payments of before that nobody recorded make a history that somebody may still be writing down. */
const HISTORY = 3;

/** Whether so much of a loan is unrecorded that lateness can wait for it. @param past as `pastPayments` answers it */
export const isHistory = (past: readonly unknown[]): boolean => past.length >= HISTORY;
