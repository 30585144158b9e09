import { isMoney, PAPER_EVENT_KINDS } from '../../../domain/loans/events/catalogue.ts';
import { paperGiftOf } from '../../../domain/paperGifts/paperGift.ts';
import { validatePaperEvent } from '../../../domain/paperGifts/validatePaperEvent.ts';
import type { GiftTerms } from '../../../domain/wire/contract.ts';
import type { PaperEvent } from '../../../domain/wire/paperEvent.ts';
import { type RecordRules, without } from './recordRules.ts';

/** The records of a gift on paper; null for a gift of another form, and for one that has no deed yet. */
export function paperBook(
  gift: { total: number; contract: GiftTerms },
  events: readonly PaperEvent[],
): RecordRules | null {
  if (paperGiftOf(gift) === null) return null;
  return {
    entity: 'gift_event',
    paid: 'to',
    notYours: 'Dit kan alleen degene die de schenking krijgt.',
    reportable: PAPER_EVENT_KINDS.filter(isMoney),
    wrong(drafts, today, { gone } = {}) {
      const made = paperGiftOf({ ...gift, events: without(events, gone) });
      return drafts.map((draft) => (made === null ? {} : validatePaperEvent(made, draft, today)));
    },
    // Records don't depend on each other, and one payment less only leaves more to be paid.
    breaks: () => false,
  };
}
