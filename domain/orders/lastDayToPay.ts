import { addDays, type IsoDate } from '../dates/isoDate.ts';
import { dayInAmsterdam } from '../dates/today.ts';

/** Days after which an open order lapses, or earlier with the last ordered day. */
export const LAPSE_AFTER_DAYS = 30;

/** The last whole day on which an open order can be paid: after it, it lapses. */
export function lastDayToPay(createdAt: Date, { until }: { until: IsoDate }): IsoDate {
  const last = addDays(dayInAmsterdam(createdAt), LAPSE_AFTER_DAYS - 1);
  return until < last ? until : last;
}
