import type { IsoDate } from '../dates/isoDate.ts';
import type { Waiting } from './order.ts';

/**
 * The first day on which the reader pays, of what waits in its order, with the sum in cents; null where that is not more than once. Who sets
 * standing orders needs one figure for a day.
 */
export function paidTogether(waiting: readonly Waiting[]): { date: IsoDate; amount: number } | null {
  const soon = waiting.flatMap(({ step }) => (step.kind === 'soon' ? step : []));
  const date = soon[0]?.date ?? '';
  const day = soon.filter((step) => step.date === date);
  return day.length < 2 ? null : { date, amount: day.reduce((sum, { amount }) => sum + (amount ?? 0), 0) };
}
