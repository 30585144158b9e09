import { giftDay } from '../../../../domain/gifts/entries.ts';
import type { GiftTerms } from '../../../../domain/wire/contract.ts';
import { yearAfter } from '../shared/wording.ts';

interface ReturnDue {
  /** For the front page, on one line. */
  inShort: string;
  /** The year, after "vóór 1 maart". */
  year: string;
}

/**
 * When the return is due: in the year after that of the gift, the same day as in the meter and the statement. A
 * condition that must be met first moves the gift to the day it is met (art. 1 lid 9 SW 1956). The front page and the
 * article say it by this one rule.
 */
export function returnDue(terms: GiftTerms): ReturnDue {
  if (terms.condition === 'suspensive')
    return {
      inShort: 'zo nodig, als de voorwaarde is vervuld',
      year: 'van het jaar nadat de voorwaarde is vervuld',
    };
  const day = giftDay(terms);
  if (day === null) return { inShort: 'zo nodig, vóór 1 maart', year: 'van het jaar na de schenking' };
  const year = String(yearAfter(day));
  return { inShort: `zo nodig, vóór 1 maart ${year}`, year };
}
