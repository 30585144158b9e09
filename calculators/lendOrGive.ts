import {
  answerLendOrGive,
  firstPart,
  type LendOrGiveQuestion,
  readLendOrGive,
  type Way,
  WAY_WORDS,
  wayOfWord,
  type WayWord,
  yearlyForgiveness,
} from '../domain/calculators/lendOrGive.ts';
import { formatDateLong } from '../domain/dates/dutchDate.ts';
import type { IsoDate } from '../domain/dates/isoDate.ts';
import { newestFigures } from '../domain/gifts/yearlyFigures.ts';
import { formatEuro, formatEuroShort } from '../domain/money/format.ts';
import { type Html, html } from '../identity/pages/html.ts';
import type { Calculator, NewContract } from './calculator.ts';
import { bare, deduction, figures, nextMonth, sourceLink } from './figures.ts';
import { kinshipChoices } from './gift.ts';

const TITLES: Record<Way['kind'], string> = {
  gift: 'Nu alles schenken',
  gifts: 'Elk jaar een deel schenken',
  loan: 'Lenen, en elke maand terugbetalen',
  forgiven: 'Lenen, en elk jaar een deel kwijtschelden',
};

const ASKED: Record<Way['kind'], string> = {
  gift: 'Doe vóór 1 maart van het jaar erna aangifte, als het meer is dan de vrijstelling.',
  gifts: 'Geef elk jaar een nieuwe schenking. Spreek niet vooraf af dat de volgende komt.',
  loan: 'Leg de rente en het schema vast, en betaal ook echt.',
  forgiven: 'Leg elke kwijtschelding apart vast, en spreek die niet vooraf af. De rente wordt wel betaald.',
};

const tax = (way: Way): [string, string] => ['Schenkbelasting', formatEuro(way.tax)];
const left = (way: Way): [string, string] => ['Dan nog open', formatEuro(way.open)];
const interest = (way: Way): [string, string] => ['Rente aan wie uitleent', formatEuro(way.interest)];

const ROWS: Record<Way['kind'], (way: Way) => [string, string][]> = {
  gift: (way) => [tax(way), ['Er blijft over', formatEuro(way.given - way.tax)]],
  gifts: (way) => [tax(way), ['Er blijft over', formatEuro(way.given - way.tax)]],
  loan: (way) => [tax(way), interest(way), ['Terugbetaald', formatEuro(way.repaid)], left(way)],
  forgiven: (way) => [tax(way), interest(way), ['Kwijtgescholden', formatEuro(way.given)], left(way)],
};

const card = (way: Way): Html =>
  html`<article>
    <h3>${TITLES[way.kind]}</h3>
    ${figures(ROWS[way.kind](way))}
    <p>${ASKED[way.kind]}</p>
  </article>`;

/** The word of each way, in the address and in the list of ways. */
const WORDS = Object.fromEntries(WAY_WORDS.map((manier) => [wayOfWord({ manier }), manier])) as Record<
  Way['kind'],
  WayWord
>;

/** Opening it chooses its way for a new contract (browser.ts). */
const overTheYears = ({ kind, years }: Way): Html =>
  html`<details data-chooses="${WORDS[kind]}">
    <summary>Elk jaar op een rij: ${TITLES[kind]}</summary>
    <table>
      <caption>
        Bedragen in euro’s
      </caption>
      <thead>
        <tr>
          <th scope="col">Jaar</th>
          <th scope="col">${kind === 'forgiven' ? 'Kwijtgescholden' : 'Geschonken'}</th>
          <th scope="col">Belasting</th>
          <th scope="col">Nog open</th>
        </tr>
      </thead>
      <tbody>
        ${years.map(
          (row) =>
            html`<tr>
              <th scope="row">${row.year}</th>
              <td>${bare(row.given)}</td>
              <td>${bare(row.tax)}</td>
              <td>${bare(row.open)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;

/** Each way as an agreement that begins now; later steps are agreed later. */
const CONTRACTS: Record<Way['kind'], (question: LendOrGiveQuestion) => NewContract> = {
  gift: ({ amount }) => ({ type: 'GiftContract', total: amount, contract: { exemption: 'yearly' } }),
  gifts: (question) => ({
    type: 'GiftContract',
    total: firstPart(question),
    contract: { exemption: 'yearly' },
    ...(question.years > 1 && { beside: { first_of: question.years } }),
  }),
  loan: ({ amount, rate, years }) => ({
    type: 'AnnuityLoanContract',
    total: amount,
    contract: { rate_millipercent: rate, term_months: 12 * years },
  }),
  // As calculated: a year longer than the horizon, so that the last forgiveness falls before its end.
  forgiven: (question) => ({
    type: 'RepaymentFreeLoanContract',
    total: question.amount,
    contract: { rate_millipercent: question.rate, term_months: 12 * (question.years + 1) },
    beside: { forgiven: yearlyForgiveness(question) },
  }),
};

const figuresOf = (today: IsoDate) => newestFigures(Number(nextMonth(today).slice(0, 4)));

/** The same amount as a gift and as a loan, side by side. */
export const lendOrGiveCalculator: Calculator = {
  name: 'lenen-of-schenken',
  title: 'Lenen of schenken?',
  description:
    'Je kind helpen met een bedrag: nu schenken, elk jaar een deel, lenen, of lenen en elk jaar kwijtschelden? Zie het naast elkaar.',
  intro: 'Eén bedrag, op vier manieren: wat kost elke manier, en wat is er daarna nog open?',
  fields: () => [
    { name: 'bedrag', label: 'Om welk bedrag gaat het?', first: '50.000', inputmode: 'decimal', hint: 'In euro’s' },
    { name: 'aan', label: 'Voor wie?', first: 'kind', choices: kinshipChoices },
    { name: 'jaren', label: 'Over hoeveel jaar?', first: '10', inputmode: 'numeric' },
    { name: 'rente', label: 'Rente van een lening, per jaar', first: '4', inputmode: 'decimal', hint: 'In procenten' },
    {
      name: 'manier',
      label: 'Welke manier wil je vastleggen?',
      first: WAY_WORDS[0],
      choices: Object.fromEntries(WAY_WORDS.map((manier) => [manier, TITLES[wayOfWord({ manier })]])),
      hint: 'Deze manier staat straks klaar als contract. Klap je hieronder de jaren van een manier open? Dan kiezen we die.',
    },
  ],
  draw: (typed, today) => {
    const read = readLendOrGive(typed, nextMonth(today));
    if ('wrong' in read) return read;
    const made = answerLendOrGive(read.question);
    if ('wrong' in made) return made;
    const brief = made.answer.map((way) => `${TITLES[way.kind]}: ${formatEuro(way.tax)} belasting`).join('. ');
    return {
      inBrief: `${brief}.`,
      answer: html`<div class="ways">${made.answer.map(card)}</div>
        <h3>Over de jaren</h3>
        <p>Jaar 1 begint op ${formatDateLong(nextMonth(today))}, en loopt twaalf maanden.</p>
        ${made.answer.map(overTheYears)}
        <p>
          Elk jaar kan er ${formatEuroShort(yearlyForgiveness(read.question))} vrij van belasting worden geschonken of
          kwijtgescholden. Dat geldt voor alles samen wat je in dat jaar geeft.
        </p>`,
    };
  },
  assumptions: (today) => [
    html`Elk jaar rekent met de vrijstelling en de tarieven van ${figuresOf(today).year}. Die van later zijn nog niet
    bekend (${sourceLink(figuresOf(today).child.source)}).`,
    html`Er wordt niets anders geschonken, en geen verhoogde vrijstelling gebruikt.`,
    html`De rente is zo hoog als een bank zou vragen. Anders kan het verschil ook een schenking zijn
    (${sourceLink('sw-gift')}).`,
    deduction(),
    html`Wie elk jaar een deel kwijtscheldt, doet dat een jaar na het begin voor het eerst.`,
    html`Spreken jullie vooraf af dat alles wordt kwijtgescholden? Dan kan het van het begin af een schenking zijn.
    Vraag het je notaris.`,
  ],
  contract: (typed, today) => {
    const read = readLendOrGive(typed, nextMonth(today));
    return 'wrong' in read ? null : CONTRACTS[wayOfWord(typed)](read.question);
  },
};
