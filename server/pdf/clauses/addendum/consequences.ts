import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { agreedEnd } from '../../../../domain/loans/agreedEnd.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { applicable } from '../clause.ts';
import { lifetimeOf, tooLongSentence } from '../../../../domain/deduction/lifetime.ts';
import { isOwnHomeDebt } from '../loan/facts.ts';
import { claimedExemption } from '../shared/exemption.ts';
import { rhythm, yearAfter } from '../shared/wording.ts';
import type { AddendumClause, AddendumFacts } from './facts.ts';
import { addendumOf } from './kinds.ts';
import { touched } from './naming.ts';

/** Names the amount that is due each term, in words that fit both a key figure and a sentence. */
export const askedEach: Record<AddendumFacts['type'], (facts: AddendumFacts) => string> = {
  AnnuityLoanContract: ({ terms }) => `betaling ${rhythm[terms.payment_every].per}`,
  // Without interest every later term is equal.
  LinearLoanContract: ({ effect: { rates } }) =>
    rates.before > 0 && rates.after > 0 ? 'eerstvolgende termijn (daarna steeds lager)' : 'eerstvolgende termijn',
  // Without interest nothing is asked before the end.
  RepaymentFreeLoanContract: ({ terms, effect: { rates } }) =>
    rates.before > 0 && rates.after > 0 ? `rente ${rhythm[terms.payment_every].per}` : 'eerstvolgende betaling',
};

function points(facts: AddendumFacts): string[] {
  const {
    type,
    change,
    effect: { before, after, terms },
  } = facts;
  const day = formatDateLong(change.date);
  const settled = 'until' in change ? change.until : change.date;
  const first = terms.find((term) => term.date > settled && term.payment > 0);
  const differs = first !== undefined && type !== 'LinearLoanContract' && first.payment !== after.payment;
  const open =
    after.open === before.open
      ? `op ${day} staat nog ${formatEuro(after.open)} van de hoofdsom open`
      : `op ${day} staat na deze wijziging nog ${formatEuro(after.open)} van de hoofdsom open, en daarvoor ${formatEuro(before.open)}`;
  return applicable(
    open,
    differs && `de eerste termijn daarna, op ${formatDateLong(first.date)}, is ${formatEuro(first.payment)}`,
    after.payment > 0 &&
      (after.payment === before.payment
        ? `de ${askedEach[type](facts)} blijft ${formatEuro(after.payment)}`
        : `de ${askedEach[type](facts)} wordt ${formatEuro(after.payment)}, en was ${formatEuro(before.payment)}`),
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

/**
 * Forgiving is giving (BW 7:186; art. 1 lid 7 SW 1956); of an own-home debt a change is reported (art. 3.119g Wet IB
 * 2001), and what a pause leaves open too much is made good within a year (3.119e).
 */
export const taxClause: AddendumClause = (facts) => {
  const {
    change,
    effect: { before, after },
  } = facts;
  const { terms } = facts;
  const { gift, reported, madeGood } = addendumOf(change);
  const forgives = gift && facts.undone === null;
  // A loan that is paid off has no end date any more.
  const reportable = reported || (after.endDate !== before.endDate && after.open > 0);
  const tooLong = lifetimeOf(terms, after.endDate) === 'over' && after.endDate > agreedEnd(terms);
  const paragraphs = applicable(
    forgives &&
      `Deze kwijtschelding is een schenking van de geldgever aan de geldlener (artikel 7:186 van het Burgerlijk Wetboek en artikel 1 lid 7 van de Successiewet 1956). Zij telt mee voor de schenkbelasting over ${facts.fromLastSignature ? 'het jaar van de laatste handtekening' : change.date.slice(0, 4)}.`,
    forgives &&
      `De geldlener doet aangifte als de schenkingen in dat jaar samen hoger zijn dan de jaarlijkse vrijstelling. De aangifte is binnen vóór 1 maart ${facts.fromLastSignature ? 'van het jaar daarna' : yearAfter(change.date)}. Schenkingen van ouders samen gelden daarbij als één schenking, en partners als één persoon.`,
    ...(forgives && 'exemption' in change ? claimedExemption[change.exemption ?? 'yearly'] : []),
    facts.lowered !== null &&
      `De rente wordt lager. Is dat uit vrijgevigheid, en lager dan een bank zou vragen, dan is het voordeel een schenking van de geldgever aan de geldlener op ${formatDateLong(change.date)} (artikel 7:186 van het Burgerlijk Wetboek en artikel 1 lid 7 van de Successiewet 1956). Volgens artikel 21 lid 14 van die wet en artikel 6 en 10 van het Uitvoeringsbesluit is dat voordeel ${formatEuro(facts.lowered)}. Dan doet de geldlener aangifte schenkbelasting als de schenkingen in dat jaar samen hoger zijn dan de vrijstelling, vóór 1 maart ${yearAfter(change.date)}.`,
    isOwnHomeDebt(facts) &&
      reportable &&
      `De geldlener geeft de nieuwe gegevens van de lening op in de aangifte inkomstenbelasting over ${change.date.slice(0, 4)} (artikel 3.119g van de Wet inkomstenbelasting 2001).`,
    // Just before another rate is a test moment of its own, without a year to make good.
    isOwnHomeDebt(facts) &&
      change.kind === 'rate_change' &&
      facts.undone === null &&
      'Vlak voor deze wijziging mag van de hoofdsom niet meer openstaan dan artikel 3.119c toelaat (lid 7 onder c). Wat er dan te veel openstaat, kan de geldlener niet later inhalen (artikel 3.119e lid 5).',
    // What rests may be less than the law asks; it must be made good in the next year.
    isOwnHomeDebt(facts) &&
      madeGood &&
      facts.undone === null &&
      !tooLong &&
      'Is door de pauze op 31 december meer open dan artikel 3.119c van de Wet inkomstenbelasting 2001 toelaat, dan haalt de geldlener dat uiterlijk op 31 december van het jaar daarna in (artikel 3.119e van die wet).',
    isOwnHomeDebt(facts) &&
      tooLong &&
      `${tooLongSentence(terms, after.endDate)} (artikel 3.119a lid 1 van de Wet inkomstenbelasting 2001). Vanaf deze wijziging is de rente daarom niet aftrekbaar als rente voor een eigen woning.`,
  );
  return paragraphs.length === 0 ? null : { title: 'Belasting', paragraphs };
};
