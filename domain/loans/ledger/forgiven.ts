import type { IsoDate } from '../../dates/isoDate.ts';
import type { Ledger } from './types.ts';

/** The principal that was forgiven, by day and in cents, oldest first: no more than was open (docs/domain.md 2.8). */
export function forgivenIn({ entries }: Ledger): { date: IsoDate; amount: number }[] {
  return entries.flatMap(({ kind, date, principal }) =>
    kind === 'forgiveness' && principal > 0 ? [{ date, amount: principal }] : [],
  );
}
