import type { LoanEvent } from '../../wire/event.ts';
import type { Party } from '../../wire/party.ts';
import type { PaperEvent } from '../../wire/paperEvent.ts';
import type { BookPeople } from '../bookPeople.ts';
import { burdenOf } from './burden.ts';

type AnyEvent = LoanEvent | PaperEvent;

/** The person whose words are sought, and the instant from which, as ISO text. */
interface Speaker {
  hashid: string;
  since: string;
}

/**
 * The moment somebody confirmed a record, since a given moment: by recording or confirming it, for themselves or by a mandate for
 * another. Null if they did not, and if their own side gains by it, as their word then counts for nothing.
 * @param takers the people who answered for them by a mandate that is in doubt, from when it was given
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
