import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { euroInWords } from '../../../../domain/money/words.ts';
import { applicable, quoted } from '../clause.ts';
import type { GiftClause } from './facts.ts';

/** The gift, its payment and its acceptance (BW 7:175; really paid, so no notarial deed: BW 7:177 lid 1). */
export const giftClause: GiftClause = ({ amount, terms, givers, recipients }) => ({
  title: 'De schenking',
  paragraphs: applicable(
    `De schenker schenkt aan de begiftigde een bedrag van ${formatEuro(amount)} (${euroInWords(amount)}), zonder tegenprestatie (om niet).`,
    givers > 1 && 'De schenkers schenken dit bedrag samen, ieder voor de helft.',
    recipients > 1 && 'De begiftigden krijgen dit bedrag samen, ieder voor de helft.',
    terms.gift_date === null
      ? 'De schenker maakt het bedrag over naar een bankrekening van de begiftigde. Datum van de overboeking: ____________________'
      : `De schenker maakt het bedrag op ${formatDateLong(terms.gift_date)} over naar een bankrekening van de begiftigde.`,
    'De begiftigde neemt de schenking aan (artikel 7:175 van het Burgerlijk Wetboek).',
  ),
});

/** What it is for, if anything. */
export const purposeClause: GiftClause = ({ terms: { purpose } }) => ({
  title: 'Doel van de schenking',
  paragraphs: [
    purpose.trim() === '' ? 'De begiftigde mag het bedrag vrij besteden.' : `Partijen omschrijven het doel van de schenking als volgt: ${quoted(purpose)}`,
  ],
});
