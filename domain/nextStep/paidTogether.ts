import type { IsoDate } from '../dates/isoDate.ts';
import type { Waiting } from './order.ts';

/**
 * Of what waits the days on which the reader pays more than once, with the sum in cents and how many payments it is: who
 * sets standing orders needs one figure for a day.
 */
export function paidTogether(waiting: readonly Waiting[]): { date: IsoDate; amount: number; count: number }[] {
  const days = new Map<IsoDate, number[]>();
  for (const { step } of waiting) {
    if (step.kind !== 'soon' || step.date === null || step.amount === null) continue;
    days.set(step.date, [...(days.get(step.date) ?? []), step.amount]);
  }
  return [...days].flatMap(([date, amounts]) =>
    amounts.length < 2 ? [] : [{ date, amount: amounts.reduce((sum, one) => sum + one, 0), count: amounts.length }],
  );
}
