import type { IsoDate } from '../dates/isoDate.ts';
import type { LoanEvent } from '../wire/event.ts';
import type { Party } from '../wire/party.ts';
import { isMoney } from './events/catalogue.ts';
import { confirmedEvents } from './ledger/countingEvents.ts';

/** How many payments somebody confirmed for another, by a mandate. */
export interface SpokenReceipts {
  who: Party;
  by: Party;
  payments: number;
}

/** Lists them, for the payments that count until a day, by the two people. */
export function spokenReceipts(events: readonly LoanEvent[], until: IsoDate): SpokenReceipts[] {
  const said = confirmedEvents(events)
    .filter(({ kind, date }) => isMoney(kind) && date <= until)
    .flatMap(({ confirmations = [] }) =>
      confirmations.flatMap(({ by: who, spoken_by: by }) => (by === undefined ? [] : [{ who, by }])),
    );
  const pairs = new Map<string, SpokenReceipts>();
  for (const { who, by } of said) {
    const pair = `${who.hashid} ${by.hashid}`;
    pairs.set(pair, { who, by, payments: (pairs.get(pair)?.payments ?? 0) + 1 });
  }
  return [...pairs.values()];
}
