import type { IsoDate } from '../dates/isoDate.ts';
import type { Schedule } from './schedule.ts';

/** The balance on a date by the schedule: after the terms due on or before it. In cents. */
export function balanceOn(schedule: Schedule, date: IsoDate): number {
  return schedule.terms.findLast((term) => term.date <= date)?.balance ?? schedule.opening;
}
