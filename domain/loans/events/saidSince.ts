import type { LoanEvent } from '../../wire/event.ts';
import type { Party } from '../../wire/party.ts';
import type { PaperEvent } from '../../wire/paperEvent.ts';
import type { BookPeople } from '../bookPeople.ts';
import { burdenOf } from './burden.ts';

type AnyEvent = LoanEvent | PaperEvent;

/** Whose words are looked for, and from which instant on, as ISO text. */
interface Speaker {
  hashid: string;
  since: string;
}

/**
 * When somebody said of a record that it is right, since a moment: by recording or confirming it, for themselves or by a mandate for
 * another. Null where they did not, and where it is their own side that gains by it, of which their word counts for nothing.
 * @param takers who answered for them by a mandate that is in doubt, from when it was given
 */
export function saidSince(
  event: AnyEvent,
  events: readonly AnyEvent[],
  { receivers, payers }: Pick<BookPeople, 'receivers' | 'payers'>,
  { hashid, since }: Speaker,
  takers: readonly Speaker[],
): string | null {
  const gaining = burdenOf(event, events) === 'receivers' ? payers : receivers;
  if (gaining.some((one) => one.hashid === hashid)) return null;
  const isTheirs = (by: Party, spoken_by: Party | undefined, at: string): boolean => {
    if (spoken_by === undefined || spoken_by.hashid === hashid) return (spoken_by ?? by).hashid === hashid;
    return by.hashid === hashid && takers.some((taker) => taker.hashid === spoken_by.hashid && at >= taker.since);
  };
  const confirmed = event.confirmations?.find(({ by, spoken_by, at }) => at >= since && isTheirs(by, spoken_by, at));
  if (confirmed) return confirmed.at;
  const byItself = 'automatic' in event && event.automatic;
  const [by, at] = byItself ? [event.answered_by, event.answered_at] : [event.recorded_by, event.recorded_at];
  return by?.hashid === hashid && at !== null && at >= since ? at : null;
}
