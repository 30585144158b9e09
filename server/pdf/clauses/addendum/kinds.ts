import type { AddendumKind } from '../../../../domain/loans/events/catalogue.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { ChangeEvent } from '../../../../domain/loans/changes.ts';
import { SAID } from '../../../../domain/loans/events/eventWords.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { euroInWords } from '../../../../domain/money/words.ts';
import { formatPercent } from '../../../../domain/money/percent.ts';
import type { RepaymentOutcome, SaidWay } from '../../../../domain/wire/event.ts';
import { keptOut } from '../shared/exclusion.ts';
import { together } from '../shared/wording.ts';
import { LAST_SIGNATURE, worksOutAgain } from './lastSignature.ts';
import { newTerms } from './newTerms.ts';
import type { AddendumFacts } from './facts.ts';

type Of<Kind extends AddendumKind> = AddendumFacts<Extract<ChangeEvent, { kind: Kind }>>;

/** The content of the addendum for one kind of change. */
interface Addendum<Facts> {
  /** The event, for somebody who reads only the top. */
  about: (facts: Facts) => string;
  /** The key figure: its name, old value and new value. */
  figures: (facts: Facts) => [string, string, string, string];
  /** The article on the change. */
  paragraphs: (facts: Facts) => (string | false)[];
  /** How it leaves nothing of the principal. */
  ended: string;
  /** The terms it can affect: from its day, or those after it. */
  touches: 'vanaf' | 'na';
  /** It is a gift from the lender to the borrower. */
  gift: boolean;
  /** For a home loan the new figures are reported, even if the end stays the same. */
  reported: boolean;
  /** The arrears it causes are repaid in the next year. */
  madeGood: boolean;
}

/** Up to this many days are named one by one; of more only the first and the last. */
const NAMED_DAYS = 6;
const amountInWords = (cents: number) => `${formatEuro(cents)} (${euroInWords(cents)})`;

function rateChange({
  change,
  fromLastSignature,
  notBeforeLast,
  effect: { forms, rates },
}: Of<'rate_change'>): (string | false)[] {
  const day = formatDateLong(change.date);
  if (change.said !== undefined)
    return [
      `Op ${day} hebben partijen ${SAID[change.said]} afgesproken dat de rente vanaf die dag ${formatPercent(change.rate_millipercent)} per jaar is (nominaal). Tot die dag was de rente ${formatPercent(rates.before)} per jaar.`,
      'Partijen leggen dat vast met de handtekening onder deze aanvulling.',
    ];
  return [
    `Vanaf ${fromLastSignature ? LAST_SIGNATURE : day} is de rente ${formatPercent(change.rate_millipercent)} per jaar (nominaal). Tot die dag is de rente ${formatPercent(rates.before)} per jaar.`,
    fromLastSignature && worksOutAgain(day),
    notBeforeLast &&
      'Is de laatste handtekening onder deze aanvulling van een latere dag, dan geldt de nieuwe rente vanaf die dag, en worden de bedragen naar die dag berekend.',
    `De rente over de periode waarin deze dag valt, wordt naar dagen verdeeld. ${forms.after === 'RepaymentFreeLoanContract' && rates.after === 0 ? 'Daarna is er geen rente meer, met dezelfde einddatum.' : 'Daarna is het bedrag per termijn opnieuw berekend, met dezelfde einddatum.'}`,
  ];
}

function days(dates: readonly string[]): string {
  const named = dates.map(formatDateLong);
  return named.length > NAMED_DAYS
    ? `${named.length} termijnen, van ${named[0] ?? ''} tot en met ${named.at(-1) ?? ''}`
    : named.length === 1
      ? `de termijn van ${named[0] ?? ''}`
      : `de termijnen van ${together(named)}`;
}

function pause({ change, effect: { resting, deferred, rates } }: Of<'pause'>): (string | false)[] {
  const everything = change.rests === 'everything';
  const bears = deferred > 0 || rates.before > 0;
  const period = `Van ${formatDateLong(change.date)} tot en met ${formatDateLong(change.until)}`;
  return [
    `${period} rust ${everything && bears ? 'de betaling van aflossing en rente' : 'de aflossing'}. Dat geldt voor ${days(resting.map(({ date }) => date))}.`,
    // On an interest-free loan no interest accrues or is paid meanwhile.
    bears &&
      (everything
        ? `De rente loopt in deze tijd door: samen ${formatEuro(deferred)}. Die rente wordt betaald met de eerste termijn na de pauze, zonder rente over rente.`
        : 'De rente wordt in deze tijd gewoon op de dag van elke termijn betaald.'),
    change.outcome === 'later_end'
      ? 'De termijnen die rusten, komen er aan het einde bij: de lening duurt evenveel termijnen langer.'
      : 'De einddatum blijft gelijk: de termijnen na de pauze worden opnieuw berekend over de tijd die dan nog over is.',
  ];
}

/** The effect of the cancelled debt on the coming terms: for missed terms it changes nothing. */
function outcome(
  { effect: { forms, rates, before, after } }: AddendumFacts,
  chosen: RepaymentOutcome,
  ends: boolean,
): string | false {
  if (ends) return false;
  if (forms.after === 'RepaymentFreeLoanContract')
    return `De einddatum blijft gelijk${rates.after > 0 ? '; de rente per termijn wordt lager' : ''}.`;
  if (after.endDate < before.endDate)
    return 'Het bedrag per termijn blijft zoals het was: de lening is daardoor eerder afgelost.';
  return chosen === 'lower_payment' && after.payment < before.payment
    ? 'De einddatum blijft gelijk: het bedrag per termijn wordt opnieuw berekend en wordt lager.'
    : 'De einddatum en het bedrag per termijn blijven zoals ze waren.';
}

function extraRepayment(facts: Of<'extra_repayment'>): (string | false)[] {
  const {
    change,
    effect: { entry, after },
  } = facts;
  const interest = entry.late + entry.interest;
  // With the whole principal repaid, only the interest until that day is left to pay.
  const ahead = after.open === 0 ? 'naar de rente tot en met die dag' : 'naar wat daarna nog betaald moet worden';
  const parts = [
    entry.costs > 0 ? `${formatEuro(entry.costs)} naar kosten` : '',
    interest > 0 ? `${formatEuro(interest)} naar rente die al betaald had moeten zijn` : '',
    `${formatEuro(entry.principal)} naar aflossing van de hoofdsom`,
    entry.prepaid > 0 ? `${formatEuro(entry.prepaid)} ${ahead}` : '',
  ].filter((part) => part !== '');
  return [
    `Op ${formatDateLong(change.date)} heeft de geldlener ${amountInWords(change.amount)} extra betaald, zonder boete of vergoeding.`,
    parts.length > 1 && `Daarvan gaat ${together(parts)} (artikel 6:44 van het Burgerlijk Wetboek).`,
    outcome(facts, change.outcome, after.open === 0),
  ];
}

/** The clause chosen for this sum; otherwise the agreement's clause for later forgiveness. */
function exclusion(chosen: Of<'forgiveness'>['change']['exclusion'], terms: AddendumFacts['terms']): string[] {
  if (chosen === undefined)
    return terms.exclusion_on_forgiven === 'none'
      ? []
      : ['Voor deze kwijtschelding geldt de uitsluitingsclausule die daarvoor in de overeenkomst staat.'];
  return chosen === 'none'
    ? ['Aan deze kwijtschelding is geen uitsluitingsclausule verbonden.']
    : keptOut('Wat is kwijtgescholden, valt', chosen);
}

const LET_KNOW: Readonly<Record<SaidWay, string>> = { spoken: 'mondeling gezegd', written: 'schriftelijk laten weten' };

/**
 * Forgiving is an agreement, and a free offer is accepted unless refused at once (BW 6:160): a paper names a day before its own
 * only with how it was declared then.
 */
function forgiven({ change, fromLastSignature }: Of<'forgiveness'>): (string | false)[] {
  const [day, amount] = [formatDateLong(change.date), amountInWords(change.amount)];
  const why = 'uit vrijgevigheid en zonder tegenprestatie';
  if (change.said !== undefined)
    return [
      `Op ${day} heeft de geldgever aan de geldlener ${LET_KNOW[change.said]} dat van de hoofdsom ${amount} niet terug hoeft, ${why}. De geldlener heeft dat toen aangenomen (artikel 6:160 van het Burgerlijk Wetboek).`,
      'Partijen leggen dat vast met de handtekening onder deze aanvulling.',
    ];
  return [
    `Op ${fromLastSignature ? LAST_SIGNATURE : day} scheldt de geldgever van de hoofdsom ${amount} kwijt, ${why}. De geldlener hoeft dat bedrag niet terug te betalen.`,
    fromLastSignature && worksOutAgain(day),
    'De geldlener neemt de kwijtschelding aan en bevestigt dat met de handtekening onder deze aanvulling (artikel 6:160 van het Burgerlijk Wetboek).',
  ];
}

function forgiveness(facts: Of<'forgiveness'>): (string | false)[] {
  const {
    change,
    terms,
    effect: { after },
  } = facts;
  return [
    ...forgiven(facts),
    'Rente die op die dag al betaald had moeten zijn, blijft verschuldigd.',
    ...exclusion(change.exclusion, terms),
    outcome(facts, change.outcome, after.open === 0),
  ];
}

const PLAIN = { ended: 'afgelost', touches: 'na', gift: false, reported: false, madeGood: false } as const;

/** The content of the addendum, by kind of change. */
const ADDENDA: { [Kind in AddendumKind]: Addendum<Of<Kind>> } = {
  rate_change: {
    ...PLAIN,
    about: () => 'Jullie spreken een andere rente af.',
    figures: ({ effect: { rates } }) => [
      'Rente per jaar tot nu toe',
      formatPercent(rates.before),
      'Rente per jaar voortaan',
      formatPercent(rates.after),
    ],
    paragraphs: rateChange,
    reported: true,
  },
  new_terms: {
    ...PLAIN,
    about: () => 'Jullie spreken af hoe de lening vanaf een dag verdergaat.',
    figures: ({ effect: { rates } }) => [
      'Rente per jaar tot nu toe',
      formatPercent(rates.before),
      'Rente per jaar voortaan',
      formatPercent(rates.after),
    ],
    paragraphs: newTerms,
    reported: true,
  },
  pause: {
    ...PLAIN,
    about: () => 'Jullie spreken af dat de lening een tijd rust.',
    figures: ({ change, effect: { after, resting } }) => [
      `Nog open op ${formatDateLong(change.date)}`,
      formatEuro(after.open),
      'Termijnen die rusten',
      String(resting.length),
    ],
    paragraphs: pause,
    touches: 'vanaf',
    madeGood: true,
  },
  extra_repayment: {
    ...PLAIN,
    about: () => 'Er is extra afgelost.',
    figures: ({ effect: { before, after } }) => [
      'Nog open vóór de aflossing',
      formatEuro(before.open),
      'Nog open na de aflossing',
      formatEuro(after.open),
    ],
    paragraphs: extraRepayment,
  },
  forgiveness: {
    ...PLAIN,
    about: ({ effect: { after } }) =>
      after.open === 0
        ? 'Wat er van de lening nog openstaat, hoeft niet terug.'
        : 'Een deel van de lening hoeft niet terug.',
    figures: ({ effect: { before, after } }) => [
      'Nog open vóór de kwijtschelding',
      formatEuro(before.open),
      'Nog open na de kwijtschelding',
      formatEuro(after.open),
    ],
    paragraphs: forgiveness,
    ended: 'vervallen: wat nog openstond, is kwijtgescholden',
    gift: true,
  },
};

/** The content of the addendum for this change. */
export const addendumOf = ({ kind }: Pick<ChangeEvent, 'kind'>): Addendum<AddendumFacts> =>
  // An addendum's facts have the kind of its change.
  ADDENDA[kind] as Addendum<AddendumFacts>;
