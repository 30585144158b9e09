import { dueYear } from '../plans/course.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import type { Plan } from '../wire/plan.ts';
import type { Reminder } from './reminders.ts';

/**
 * The notice of a plan on a day: once a year, from the day of the plan on, while this year still has something to do.
 * @param to the hashids of those who make plans and see this one
 */
export function planReminder(
  { hashid, state, years }: Pick<Plan, 'hashid' | 'state' | 'years'>,
  to: string[],
  today: IsoDate,
): Reminder[] {
  const due = state === 'runs' ? dueYear(years, today) : null;
  if (due === null || today < due.date) return [];
  const { year } = due;
  return [{ kind: 'gift_plan', key: `${hashid} ${year}`, contract: null, to, otherwise: [], facts: { year } }];
}
