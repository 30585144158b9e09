import { formatDateLong } from '../dates/dutchDate.ts';
import type { Why } from './matchTypes.ts';

const days = (count: number): string => (count === 1 ? '1 dag' : `${count} dagen`);

function besideTerm(count: number): string {
  if (count === 0) return '';
  return count > 0 ? `, ${days(count)} erna` : `, ${days(-count)} ervoor`;
}

/** The reason a line is matched, in one or two sentences; empty if there is nothing to say. */
export function reasonOf(why: Why): string {
  switch (why.code) {
    case 'term':
      return `Precies de termijn van ${formatDateLong(why.term)}${besideTerm(why.days)}.${why.assumed ? ' Die telde al vanzelf mee.' : ''}`;
    case 'terms':
      return `Samen ${why.count} termijnen, van ${formatDateLong(why.first)} tot en met ${formatDateLong(why.last)}.`;
    case 'pieces':
      return `Met nog een betaling samen de termijn van ${formatDateLong(why.term)}.`;
    case 'double':
      return `De termijn van ${formatDateLong(why.term)} is al betaald. Is dit een tweede keer?`;
    case 'two_loans':
      return 'Samen een termijn van twee leningen.';
    case 'extra':
      return 'Een extra aflossing, volgens de omschrijving of het bedrag.';
    case 'part':
      return 'De omschrijving noemt de lening, maar het bedrag is van geen termijn.';
    case 'refunded':
      return 'Kort daarna ging hetzelfde bedrag weer terug.';
    case 'other_text':
      return 'Het bedrag past, maar de omschrijving noemt iets anders.';
    case 'two_fit':
      return 'Dit past bij meer dan één lening.';
    case 'amount_only':
      return 'Het bedrag past, maar verder noemt niets de lening.';
    case 'recorded':
      return `Staat al in de lening, op ${formatDateLong(why.on)}.`;
    case 'taken':
      return 'Al eerder ingelezen.';
    case 'taken_back':
      return 'De bank heeft deze betaling teruggedraaid.';
    case 'takes_back':
      return 'Hiermee draaide de bank een betaling terug.';
    case 'not_euro':
      return 'Niet in euro.';
    case 'known_person':
      return 'Van iemand van de lening, maar geen termijn.';
    case 'nothing':
      return '';
  }
}
