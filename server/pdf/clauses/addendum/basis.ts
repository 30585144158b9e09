import { contractTypeName } from '../../../../domain/contracts/names.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { changeName } from '../../../../domain/loans/events/eventWords.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { euroInWords } from '../../../../domain/money/words.ts';
import type { Paragraph } from '../../agreementText.ts';
import { applicable } from '../clause.ts';
import type { AddendumClause } from './facts.ts';

/** The article naming the agreement this belongs to and its earlier changes, and stating that the rest stays. */
export const basisClause: AddendumClause = ({ type, total, signedOn, changedOn, effect: { earlier } }) => ({
  title: 'Bij welke overeenkomst',
  paragraphs: applicable<Paragraph>(
    `Deze aanvulling hoort bij de overeenkomst van geldlening (${contractTypeName(type).toLowerCase()}) die partijen op ${formatDateLong(signedOn)} hebben ondertekend${changedOn === null ? '' : ` en op ${formatDateLong(changedOn)} hebben gewijzigd`}, voor een hoofdsom van ${formatEuro(total)} (${euroInWords(total)}).`,
    earlier.length > 0 && {
      text: 'Daarin is eerder al veranderd:',
      points: earlier.map((change, i) => `${changeName(change)}${i === earlier.length - 1 ? '.' : ';'}`),
    },
    'Alles wat in deze aanvulling niet anders staat, blijft gelden zoals het is afgesproken.',
  ),
});
