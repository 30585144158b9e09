import type { PartySide } from '../wire/choices/party.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { formatEuroShort } from '../money/format.ts';
import { fullNames } from '../names/name.ts';
import type { GiftDetail } from '../wire/contract.ts';
import type { StatementGift, StatementLoan, StatementWarning } from '../wire/statement.ts';
import { giftDay, waitsFor } from '../gifts/entries.ts';
import type { WaitingGift } from '../wire/gifts.ts';
import { type Deaths, NO_DEATHS } from './deaths.ts';
import { paperPart } from './paperYear.ts';
import { placeOf } from './sides.ts';

const WAITS: Record<WaitingGift['why'], string> = {
  unsigned: 'is nog niet ondertekend en telt niet mee.',
  condition: 'telt pas mee als aan de voorwaarde is voldaan.',
  at_death: 'wordt pas bij overlijden betaald en staat niet in deze opgave.',
};

export interface GiftPart {
  side: PartySide;
  /** The debt in a gift on paper. */
  paper: StatementLoan | null;
  gifts: StatementGift[];
  warnings: StatementWarning[];
}

const inYear = (date: IsoDate | null, year: number) => date !== null && Number(date.slice(0, 4)) === year;

/** Returns the part of a gift agreement that concerns one person in a year; null if it does not concern them. */
export function giftPart(
  gift: GiftDetail,
  person: string,
  year: number,
  until: IsoDate,
  deaths: Deaths = NO_DEATHS,
): GiftPart | null {
  const place = placeOf(gift, person);
  if (place === null) return null;
  const { side, together, others } = place;
  const { hashid, total, contract } = gift;
  const day = giftDay(contract);
  const waits = waitsFor(gift);
  const what = `De schenking van ${formatEuroShort(total)} ${side === 'from' ? 'aan' : 'van'} ${fullNames(others)}`;
  if (day === null || waits !== null) {
    return waits !== null && inYear(day ?? contract.gift_date, year)
      ? { side, paper: null, gifts: [], warnings: [{ hashid, text: `${what} ${WAITS[waits]}` }] }
      : null;
  }
  const paper = paperPart(gift, person, place, year, until, deaths);
  const owed = { side, paper: paper?.line ?? null, warnings: paper?.warnings ?? [] };
  if (!inYear(day, year) || day > until) return paper && { ...owed, gifts: [] };
  const line: StatementGift = {
    hashid,
    kind: 'gift',
    date: day,
    amount: total,
    purpose: contract.purpose,
    others,
    together,
  };
  return { ...owed, gifts: [line] };
}
