import type { IsoDate } from '../../dates/isoDate.ts';
import type { ForgivenClaim } from '../../wire/event.ts';
import type { Ledger } from './types.ts';

/** Principal forgiven on a day, in cents, and the exemption that is claimed for it. */
export interface Forgiven {
  date: IsoDate;
  amount: number;
  exemption: ForgivenClaim;
}

/** The forgiven principal, by day, oldest first: no more than was open (docs/domain.md 2.8). */
export function forgivenIn({ entries, events }: Ledger): Forgiven[] {
  return entries.flatMap(({ kind, date, principal, hashid }) => {
    if (kind !== 'forgiveness' || principal <= 0) return [];
    const event = events.find((one) => one.hashid === hashid);
    return [{ date, amount: principal, exemption: (event?.kind === 'forgiveness' && event.exemption) || 'yearly' }];
  });
}
