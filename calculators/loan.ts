import {
  type AfterExtra,
  answerLoan,
  type LoanAnswer,
  type LoanQuestion,
  readLoan,
} from '../domain/calculators/loan.ts';
import { formatDateLong } from '../domain/dates/dutchDate.ts';
import { LEGAL_RATE } from '../domain/gifts/legalRate.ts';
import { formatEuro, formatEuroShort } from '../domain/money/format.ts';
import { formatPercent } from '../domain/money/percent.ts';
import { type Html, html } from '../identity/pages/html.ts';
import type { Calculator } from './calculator.ts';
import { curve } from './curve.ts';
import { bare, deduction, figures, nextMonth, sourceLink } from './figures.ts';

function monthly({ type }: LoanQuestion, { schedule }: LoanAnswer): [string, string][] {
  const { terms, regularPayment } = schedule;
  const last = formatEuro(terms.at(-1)?.payment ?? 0);
  if (type === 'AnnuityLoanContract') return [['Per maand', formatEuro(regularPayment)]];
  if (type === 'LinearLoanContract')
    return [
      ['De eerste maand', formatEuro(regularPayment)],
      ['De laatste maand', last],
    ];
  return [
    ['Rente per maand', formatEuro(regularPayment)],
    ['In de laatste maand, met het hele bedrag', last],
  ];
}

const EXTRA: Record<AfterExtra['outcome'], string> = {
  shorter_term: 'Eerder klaar',
  lower_payment: 'Minder per maand',
};

/** Rounding a new payment can make a small repayment dearer: the product's own try-out says so too. */
function interestOf(saved: number): string {
  if (saved === 0) return 'De rente blijft gelijk.';
  return saved > 0
    ? `Dat scheelt ${formatEuro(saved)} rente.`
    : `Door het afronden kost dat ${formatEuro(-saved)} meer rente.`;
}

function extraPart(extra: LoanAnswer['extra']): Html | null {
  if (extra === null) return null;
  if ('refused' in extra)
    return html`<h3>Na de extra aflossing</h3>
      <p class="missing">${extra.refused}</p>`;
  return html`<h3>Na de extra aflossing</h3>
    ${extra.map(
      ({ outcome, payment, endDate, saved }) =>
        html`<p>
          <strong>${EXTRA[outcome]}.</strong> Daarna is het ${formatEuro(payment)} per maand, tot en met
          ${formatDateLong(endDate)}. ${interestOf(saved)}
        </p>`,
    )}`;
}

const yearTable = ({ years }: LoanAnswer): Html =>
  html`<details>
    <summary>Elk jaar op een rij</summary>
    <table>
      <caption>
        Bedragen in euro’s
      </caption>
      <thead>
        <tr>
          <th scope="col">Jaar</th>
          <th scope="col" class="wide">Betaald</th>
          <th scope="col">Rente</th>
          <th scope="col">Afgelost</th>
          <th scope="col">Nog open</th>
        </tr>
      </thead>
      <tbody>
        ${years.map(
          ({ year, payment, interest, principal, closingBalance }) =>
            html`<tr>
              <th scope="row">${year} <span class="narrow">Betaald: ${bare(payment)}</span></th>
              <td class="wide">${bare(payment)}</td>
              <td>${bare(interest)}</td>
              <td>${bare(principal)}</td>
              <td>${bare(closingBalance)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;

/** The question about a low rate. The law knows no market rate, so this is a question and no figure. */
function lowRate({ rate }: LoanQuestion): Html | null {
  if (rate >= LEGAL_RATE) return null;
  return html`<p>
    Vraagt een bank voor zo’n lening meer dan ${formatPercent(rate)}? Dan kan het verschil een schenking zijn. Leg dus
    vast waarom jullie deze rente kiezen.
  </p>`;
}

/** A loan in its three forms. */
export const loanCalculator: Calculator = {
  name: 'lening',
  title: 'Reken een lening in de familie uit',
  description:
    'Wat kost een lening van je ouders per maand? Reken uit wat je betaalt, hoeveel rente dat is en wat extra aflossen doet.',
  intro: 'Wat betaal je elke maand aan je ouders of je kind, en hoeveel rente is dat samen?',
  fields: () => [
    { name: 'bedrag', label: 'Hoeveel leen je?', first: '50.000', inputmode: 'decimal', hint: 'In euro’s' },
    { name: 'rente', label: 'Rente per jaar', first: '4', inputmode: 'decimal', hint: 'In procenten' },
    { name: 'jaren', label: 'Hoeveel jaar loopt de lening?', first: '15', inputmode: 'numeric' },
    {
      name: 'vorm',
      label: 'Hoe betaal je terug?',
      first: 'annuitair',
      choices: {
        annuitair: 'Elke maand hetzelfde bedrag (annuïtair)',
        lineair: 'Elke maand evenveel aflossing (lineair)',
        aflossingsvrij: 'Aan het eind in één keer (aflossingsvrij)',
      },
    },
    {
      name: 'extra',
      label: 'Eén keer extra aflossen',
      first: '',
      inputmode: 'decimal',
      hint: 'In euro’s. Dit mag leeg blijven.',
    },
    { name: 'na', label: 'Na hoeveel jaar los je extra af?', first: '5', inputmode: 'numeric', besides: 'extra' },
  ],
  draw: (typed, today) => {
    const read = readLoan(typed, nextMonth(today));
    if ('wrong' in read) return read;
    const made = answerLoan(read.question);
    if ('wrong' in made) return made;
    const { answer } = made;
    const { schedule, years, extra } = answer;
    const top = monthly(read.question, answer);
    const ends = formatDateLong(schedule.endDate);
    return {
      inBrief: `${top.map(([name, figure]) => `${name}: ${figure}`).join('. ')}. Rente in totaal: ${formatEuro(schedule.totalInterest)}.`,
      answer: html`${figures([
        ...top,
        ['Rente in totaal, voor wie uitleent', formatEuro(schedule.totalInterest)],
        ['Alles samen terug', formatEuro(schedule.totalPaid)],
        ['De laatste termijn', ends],
      ])}
      ${curve(
        [schedule.opening, ...schedule.terms.map(({ balance }) => balance)],
        `Wat er nog open is: van ${formatEuroShort(schedule.opening)} in ${years[0]?.year ?? ''} tot niets op ${ends}.`,
      )}
      ${extraPart(extra)}${lowRate(read.question)}${yearTable(answer)}`,
    };
  },
  assumptions: (today) => [
    html`Het geld komt op ${formatDateLong(nextMonth(today))}. Je betaalt elke maand, voor het eerst een maand later.`,
    html`Elke maand telt even lang. Elk bedrag wordt op de cent afgerond, en de laatste termijn maakt het rond.`,
    html`De rente van 6 procent waarmee de wet vergelijkt: ${sourceLink('ubsw-10')}. Wanneer een lage rente een
    schenking is: ${sourceLink('sw-gift')}.`,
    deduction(),
  ],
  contract: (typed, today) => {
    const read = readLoan(typed, nextMonth(today));
    if ('wrong' in read) return null;
    const { type, amount, rate, years, extra } = read.question;
    return {
      type,
      total: amount,
      contract: { rate_millipercent: rate, term_months: 12 * years },
      ...(extra && { beside: { extra: { amount: extra.amount, years: extra.afterYears } } }),
    };
  },
};
