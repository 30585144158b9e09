import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { isBusinesslike } from '../../../../domain/gifts/lowRate.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { euroInWords } from '../../../../domain/money/words.ts';
import { applicable, quoted } from '../clause.ts';
import { together } from '../shared/wording.ts';
import { type LoanClause, type LoanFacts, paidOutBefore } from './facts.ts';

function payout({ terms, madeOn }: Pick<LoanFacts, 'terms' | 'madeOn'>): string {
  const day = formatDateLong(terms.start_date);
  const account = 'naar een bankrekening van de geldlener.';
  if (terms.taken_over !== null) return `De geldgever heeft de hoofdsom op ${day} overgemaakt ${account}`;
  const proof = 'De bijschrijving op die rekening is het bewijs van ontvangst.';
  if (paidOutBefore({ terms, madeOn }))
    return `De geldgever heeft de hoofdsom op ${day} overgemaakt ${account} ${proof}`;
  // Signed on a screen or by hand, before the payout or after it: nobody knows that day when the paper is made (docs/decisions/0014).
  return terms.signed_date === null
    ? `De hoofdsom is of wordt op ${day} door de geldgever overgemaakt ${account} ${proof}`
    : `De geldgever maakt de hoofdsom op ${day} over ${account} ${proof}`;
}

const JOINT =
  'De geldgevers hebben samen één vorderingsrecht (artikel 6:15 lid 1 van het Burgerlijk Wetboek). Daarvan komt ieder van hen de helft toe. Opeisen, opzeggen, kwijtschelden en toestemming geven doen zij alleen samen.';
const PAID_TO_ONE =
  'Betalen aan een van hen is genoeg: een betaling aan de een is ook een betaling aan de ander. Ieder van hen mag voor hen allebei bevestigen dat een betaling is ontvangen.';
const PAID_TO_BOTH =
  'Zij nemen de betalingen samen aan: ieder van hen bevestigt dat een betaling is ontvangen. De een doet dat alleen voor de ander als die dat goedvindt.';

/** The shares of two borrowers between them: halves unless agreed otherwise. */
function between(shares: LoanFacts['shares']): string {
  const [who, own] =
    shares === null
      ? ['draagt ieder van de geldleners de helft van de schuld en van de rente', 'de eigen helft']
      : [
          `dragen de geldleners de schuld en de rente zo: ${together(shares.map(({ name, words }) => `${name} ${words}`))}`,
          'het eigen deel',
        ];
  return `Onderling ${who}, als zij niet schriftelijk iets anders afspreken. Wie meer dan ${own} betaalt, mag dat van de ander terugvragen (artikelen 6:10 en 6:12 van het Burgerlijk Wetboek).`;
}

/** Principal, payout, and who is bound (BW 7:129; several borrowers: BW 6:6 and 6:7; several lenders: BW 6:15). */
export const principalClause: LoanClause = ({ principal, terms, lenders, borrowers, shares, madeOn }) => ({
  title: 'De lening',
  paragraphs: applicable(
    `De geldgever ${terms.taken_over === null && !paidOutBefore({ terms, madeOn }) ? 'leent aan de geldlener' : 'heeft aan de geldlener geleend:'} een bedrag van ${formatEuro(principal)} (${euroInWords(principal)}), hierna: de hoofdsom.`,
    payout({ terms, madeOn }),
    terms.taken_over === null &&
      'De geldlener neemt de lening aan en is de hoofdsom verschuldigd vanaf de dag waarop het geld is ontvangen.',
    // Recorded, never replaced: a loan from before 2013 keeps its transitional law (art. 10bis.1 Wet IB 2001).
    terms.taken_over !== null &&
      `Deze lening bestond al. Op ${formatDateLong(terms.taken_over.date)} stond daarvan nog ${formatEuro(terms.taken_over.balance)} open (${euroInWords(terms.taken_over.balance)}). Vanaf die dag geldt het schema in bijlage 1. Deze overeenkomst legt de bestaande lening vast en vervangt die niet: het blijft de lening van ${formatDateLong(terms.start_date)}.`,
    borrowers > 1 &&
      'De geldleners zijn hoofdelijk aansprakelijk: de geldgever kan van ieder van hen betaling van de hele schuld vragen. Wat de een betaalt, is ook de ander niet meer aan de geldgever schuldig (artikelen 6:6 en 6:7 van het Burgerlijk Wetboek).',
    // BW 6:10 and 6:12: between them each bears a part, and whoever paid more gets that back.
    borrowers > 1 && between(shares),
    borrowers > 1 &&
      'Gaan de geldleners uit elkaar en neemt een van hen de lening over, dan blijft de ander aansprakelijk tot de geldgever hem of haar schriftelijk ontslaat uit de hoofdelijkheid. De geldgever weigert dat niet zonder goede reden. Partijen leggen het vast in een aanvulling.',
    lenders > 1 && `${JOINT} ${terms.paid_to_one ? PAID_TO_ONE : PAID_TO_BOTH}`,
  ),
});

/** The article on the purpose of the money. */
export const purposeClause: LoanClause = ({ terms }) => ({
  title: 'Doel en voorwaarden',
  paragraphs: applicable(
    terms.own_home &&
      'De geldlener gebruikt de lening voor het kopen, verbeteren of onderhouden van een eigen woning, die het hoofdverblijf van de geldlener is of wordt.',
    terms.own_home && terms.home_address.trim() !== '' && `Het gaat om deze woning: ${quoted(terms.home_address)}`,
    terms.own_home &&
      terms.replaces_since !== null &&
      `De lening komt in de plaats van een eerdere lening voor een eigen woning, die begon op ${formatDateLong(terms.replaces_since)}. De looptijd daarvan telt mee in de 360 maanden (artikel 3.119c van de Wet inkomstenbelasting 2001).`,
    terms.purpose.trim() !== '' && `Partijen omschrijven het doel van de lening als volgt: ${quoted(terms.purpose)}`,
    !terms.own_home && terms.purpose.trim() === '' && 'De geldlener mag het geleende bedrag vrij besteden.',
    // Only parties who compared it with other lenders' rates can say so (docs/decisions/0005).
    isBusinesslike(terms) &&
      'Partijen willen zakelijke voorwaarden: zulke die ook partijen zouden afspreken die geen familie van elkaar zijn.',
  ),
});
