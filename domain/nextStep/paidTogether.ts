import type { IsoDate } from '../dates/isoDate.ts';
import type { Waiting } from './order.ts';

/**
 * The first day on which the reader makes several payments, in order, with the total in cents; null if there is no such day. A
 * standing order needs one figure per day.
 */
export function paidTogether(waiting: readonly Waiting[]): { date: IsoDate; amount: number } | null {
  const soon = waiting.flatMap(({ step }) => (step.kind === 'soon' ? step : []));
  const date = soon[0]?.date ?? '';
  const day = soon.filter((step) => step.date === date);
  return day.length < 2 ? null : { date, amount: day.reduce((sum, { amount }) => sum + (amount ?? 0), 0) };
}
