import type { GiftTerms } from '../wire/contract.ts';
import type { PaperEvent } from '../wire/paperEvent.ts';
import { owedOn, paperGiftOf } from './paperGift.ts';

/** Whether the records are still possible if the agreement says this. */
export function paperFits(total: number, contract: GiftTerms, events: readonly PaperEvent[]): boolean {
  const gift = paperGiftOf({ total, contract, events: [...events] });
  if (gift === null) return false;
  const known = [...gift.payouts, ...gift.interest];
  return owedOn(gift, '9999-12-31') >= 0 && known.every(({ date }) => date >= gift.since);
}
