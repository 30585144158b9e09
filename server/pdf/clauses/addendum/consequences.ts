import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { setsRate } from '../../../../domain/loans/events/catalogue.ts';
import { agreedEnd } from '../../../../domain/loans/agreedEnd.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { applicable } from '../clause.ts';
import { lifetimeOf, tooLongSentence } from '../../../../domain/deduction/lifetime.ts';
import { isOwnHomeDebt } from '../loan/facts.ts';
import { claimedExemption } from '../shared/exemption.ts';
import { rhythm, yearAfter } from '../shared/wording.ts';
import type { AddendumClause, AddendumFacts } from './facts.ts';
import { addendumOf } from './kinds.ts';
import { loweredWords } from './lowered.ts';
import { touched } from './naming.ts';
import { shortfallWords } from './shortfall.ts';

/** Names the amount that is due each term, in words that fit both a key figure and a sentence. */
const ASKED: Record<AddendumFacts['type'], (facts: AddendumFacts) => string> = {
  AnnuityLoanContract: ({ terms }) => `betaling ${rhythm[terms.payment_every].per}`,
  // Without interest every later term is equal.
  LinearLoanContract: ({ effect: { rates } }) =>
    rates.before > 0 && rates.after > 0 ? 'eerstvolgende termijn (daarna steeds lager)' : 'eerstvolgende termijn',
  // Without interest nothing is due before the end.
  RepaymentFreeLoanContract: ({ terms, effect: { rates } }) =>
    rates.before > 0 || rates.after > 0 ? `rente ${rhythm[terms.payment_every].per}` : AT_THE_END,
};

/** The same for the loan until the change, or from it on. */
export const askedEach = (facts: AddendumFacts, side: 'before' | 'after'): string =>
  ASKED[facts.effect.forms[side]](facts);

const AT_THE_END = 'betaling aan het einde';

/** A loan that is repaid at its end and bears no interest meanwhile: until the change, or from it on. */
const asksNothing = ({ effect: { forms, rates } }: AddendumFacts, side: 'before' | 'after'): boolean =>
  forms[side] === 'RepaymentFreeLoanContract' && rates[side] === 0;

/** The amount of each term until the change, or from it on, in cents; without interest, the final sum if that stays so. */
export function eachTerm(facts: AddendumFacts, side: 'before' | 'after'): number {
  if (!asksNothing(facts, side)) return facts.effect[side].payment;
  return asksNothing(facts, 'before') && asksNothing(facts, 'after') ? facts.effect[side].open : 0;
}

/** Whether any term of the schedule has an amount: 208 rows of zero are useless. */
export const isAsked = (facts: AddendumFacts, { payment }: { payment: number }): boolean =>
  payment > 0 || !asksNothing(facts, 'after');

/** The new amount of each term. */
function termPoint(facts: AddendumFacts): string | false {
  const { after } = facts.effect;
  const [was, is] = [eachTerm(facts, 'before'), eachTerm(facts, 'after')];
  const [before, each] = [askedEach(facts, 'before'), askedEach(facts, 'after')];
  if (asksNothing(facts, 'after') && !asksNothing(facts, 'before'))
    return `er is geen ${before} meer, en die was ${formatEuro(was)}: de hoofdsom van ${formatEuro(after.open)} wordt aan het einde in één keer betaald`;
  if (asksNothing(facts, 'before') && !asksNothing(facts, 'after')) return `er is voortaan ${each}: ${formatEuro(is)}`;
  if (is <= 0) return false;
  if (before !== each) return `de ${each} is ${formatEuro(is)}; tot deze wijziging was de ${before} ${formatEuro(was)}`;
  return is === was
    ? `de ${each} blijft ${formatEuro(is)}`
    : `de ${each} wordt ${formatEuro(is)}, en was ${formatEuro(was)}`;
}

function points(facts: AddendumFacts): string[] {
  const {
    change,
    effect: { before, after, terms, forms },
  } = facts;
  const day = formatDateLong(change.date);
  const settled = 'until' in change ? change.until : change.date;
  const first = terms.find((term) => term.date > settled && term.payment > 0);
  const differs =
    first !== undefined &&
    forms.after !== 'LinearLoanContract' &&
    first.payment !== (asksNothing(facts, 'after') ? first.balance === 0 && first.payment : after.payment);
  const open =
    after.open === before.open
      ? `op ${day} staat nog ${formatEuro(after.open)} van de hoofdsom open`
      : `op ${day} staat na deze wijziging nog ${formatEuro(after.open)} van de hoofdsom open, en daarvoor ${formatEuro(before.open)}`;
  return applicable(
    open,
    differs && `de eerste termijn daarna, op ${formatDateLong(first.date)}, is ${formatEuro(first.payment)}`,
    termPoint(facts),
    after.endDate === before.endDate
      ? `de laatste termijn blijft op ${formatDateLong(after.endDate)}`
      : `de laatste termijn is op ${formatDateLong(after.endDate)}, en was op ${formatDateLong(before.endDate)}`,
    after.interest + before.interest > 0 &&
      `de rente in alle termijnen ${touched(change)} is samen ${formatEuro(after.interest)}, en was ${formatEuro(before.interest)}`,
  );
}

/** The article on the consequences of the change, to the cent. */
export const consequencesClause: AddendumClause = (facts) => {
  const {
    change,
    effect: { after, due },
  } = facts;
  if (after.open === 0 && after.payment === 0) {
    return {
      title: 'De gevolgen',
      paragraphs: applicable(
        `Met deze wijziging is de hele hoofdsom op ${formatDateLong(change.date)} ${addendumOf(change).ended}. Er komen geen termijnen meer.`,
        due > 0 && `De geldlener betaalt nog de rente tot en met die dag: ${formatEuro(due)}.`,
      ),
    };
  }
  const list = points(facts);
  return {
    title: 'De gevolgen',
    paragraphs: [
      {
        text: 'Door deze wijziging geldt:',
        points: list.map((point, i) => `${point}${i === list.length - 1 ? '.' : ';'}`),
      },
      'De bedragen gaan ervan uit dat elke volgende termijn op zijn dag wordt betaald. Het schema in bijlage 1 komt in de plaats van het schema bij de overeenkomst, vanaf de dag van deze wijziging.',
    ],
  };
};

const LENT_LONGER =
  'Door deze wijziging blijft geld langer uitgeleend. Is de rente uit vrijgevigheid lager dan een bank zou vragen, dan is het extra voordeel een schenking van de geldgever aan de geldlener. Die is van de dag waarop allen dit hebben afgesproken (artikel 7:186 van het Burgerlijk Wetboek en artikel 1 lid 7 van de Successiewet 1956). Voor welk bedrag, vragen partijen hun notaris.';

/**
 * Forgiving is giving (BW 7:186; art. 1 lid 7 SW 1956); a change of an own-home debt is reported (art. 3.119g Wet IB
 * 2001), and arrears from a pause are repaid within a year (3.119e).
 */
export const taxClause: AddendumClause = (facts) => {
  const {
    change,
    effect: { before, after, forms, rates },
  } = facts;
  const { terms } = facts;
  const isHome = isOwnHomeDebt({ ...facts, type: forms.before });
  const leaves = forms.after === 'RepaymentFreeLoanContract' && forms.before !== forms.after;
  const { gift, reported, madeGood } = addendumOf(change);
  const forgives = gift && facts.undone === null;
  // A loan that is paid off no longer has an end date.
  const reportable = reported || (after.endDate !== before.endDate && after.open > 0);
  const tooLong = lifetimeOf(terms, after.endDate) === 'over' && after.endDate > agreedEnd(terms);
  const paragraphs = applicable(
    forgives &&
      `Deze kwijtschelding is een schenking van de geldgever aan de geldlener (artikel 7:186 van het Burgerlijk Wetboek en artikel 1 lid 7 van de Successiewet 1956). Zij telt mee voor de schenkbelasting over ${facts.fromLastSignature ? 'het jaar van de laatste handtekening' : change.date.slice(0, 4)}.`,
    forgives &&
      `De geldlener doet aangifte als de schenkingen in dat jaar samen hoger zijn dan de jaarlijkse vrijstelling. De aangifte is binnen vóór 1 maart ${facts.fromLastSignature ? 'van het jaar daarna' : yearAfter(change.date)}. Schenkingen van ouders samen gelden daarbij als één schenking, en partners als één persoon.`,
    ...(forgives && 'exemption' in change ? claimedExemption[change.exemption ?? 'yearly'] : []),
    ...loweredWords(facts),
    facts.lendsLonger && LENT_LONGER,
    isHome &&
      reportable &&
      `De geldlener geeft de nieuwe gegevens van de lening op in de aangifte inkomstenbelasting over ${facts.fromLastSignature ? 'het jaar van de laatste handtekening' : change.date.slice(0, 4)} (artikel 3.119g van de Wet inkomstenbelasting 2001).`,
    // The moment before a rate change is a test of its own, without a year to catch up.
    isHome &&
      (change.kind === 'rate_change' || rates.before !== rates.after) &&
      setsRate(change) &&
      facts.undone === null &&
      'Vlak voor deze wijziging mag van de hoofdsom niet meer openstaan dan artikel 3.119c toelaat (lid 7 onder c). Wat er dan te veel openstaat, kan de geldlener niet later inhalen (artikel 3.119e lid 5).',
    ...(isHome && madeGood && facts.undone === null && !tooLong ? shortfallWords(facts.shortfall) : []),
    isHome &&
      leaves &&
      'Vanaf deze wijziging hoeft de geldlener niet meer elk jaar af te lossen. De lening hoort dan niet meer bij de eigenwoningschuld, en de rente is niet aftrekbaar als rente voor een eigen woning (artikel 3.119a lid 1 onderdeel b van de Wet inkomstenbelasting 2001). Partijen gaan ervan uit dat de lening daar later niet bij terugkomt.',
    isHome &&
      tooLong &&
      `${tooLongSentence(terms, after.endDate)} (artikel 3.119a lid 1 van de Wet inkomstenbelasting 2001). Vanaf deze wijziging is de rente daarom niet aftrekbaar als rente voor een eigen woning.`,
  );
  return paragraphs.length === 0 ? null : { title: 'Belasting', paragraphs };
};
