import { giftDay, heldUpBy } from '../../../../domain/gifts/entries.ts';
import type { GiftTerms } from '../../../../domain/wire/contract.ts';
import { yearAfter } from '../shared/wording.ts';

interface ReturnDue {
  /** For the front page, on one line. */
  inShort: string;
  /** For the article. */
  inFull: string;
}

const duty = ({ exemption }: GiftTerms, year: string) =>
  exemption === 'yearly'
    ? `De begiftigde doet aangifte als de schenkingen in een kalenderjaar samen hoger zijn dan de jaarlijkse vrijstelling. De aangifte is binnen vóór 1 maart ${year}.`
    : `De begiftigde doet die aangifte. Zij is binnen vóór 1 maart ${year}.`;

/**
 * Whether and when a return is due: in the year after that of the gift, the same day as in the meter and the statement. A
 * condition that must be met first moves the gift to the day it is met (art. 1 lid 9 SW 1956), and a gift payable at
 * death counts no sooner (docs/decisions/0006). The front page and the article both use this rule.
 */
export function returnDue(terms: GiftTerms): ReturnDue {
  const waits = heldUpBy(terms);
  // A raised exemption only applies with a return (art. 33 under 5° SW 1956).
  const needed = terms.exemption === 'yearly' ? 'zo nodig' : 'ja';
  if (waits === 'at_death')
    return {
      inShort: 'pas na het overlijden',
      inFull: 'Pas na het overlijden van de schenker kan een aangifte nodig zijn: de notaris bespreekt welke.',
    };
  if (waits === 'condition')
    return {
      inShort: `${needed}, als de voorwaarde is vervuld`,
      inFull: duty(terms, 'van het jaar nadat de voorwaarde is vervuld'),
    };
  const day = giftDay(terms);
  if (day === null) return { inShort: `${needed}, vóór 1 maart`, inFull: duty(terms, 'van het jaar na de schenking') };
  const year = String(yearAfter(day));
  return { inShort: `${needed}, vóór 1 maart ${year}`, inFull: duty(terms, year) };
}
