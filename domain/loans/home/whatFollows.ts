import { possibleCallEvents } from '../../contracts/clauses/callEvents.ts';
import { formatDateLong } from '../../dates/dutchDate.ts';
import { addDays, addMonths, dateParts, type IsoDate } from '../../dates/isoDate.ts';
import { formatEuro } from '../../money/format.ts';
import type { LoanDetail } from '../../wire/contract.ts';
import type { HomeFact } from '../../wire/event.ts';
import { hasRecords } from '../ledger/countingEvents.ts';
import { ledgerOf } from '../ledger/ledger.ts';
import { runningInterest } from '../ledger/runningInterest.ts';
import { openPrincipal } from '../openPrincipal.ts';
import { scheduleOf } from '../schedule.ts';
import { homeFacts } from './homeFacts.ts';
import { lastDayForSale } from './homeSpans.ts';

/** The open amounts on the day of a fact, in cents: principal, and the unpaid interest until then. */
export interface HomeStanding {
  principal: number;
  interest: number;
}

export function homeStanding(loan: LoanDetail, date: IsoDate): HomeStanding {
  const { type, total, contract, events } = loan;
  const principal = openPrincipal(events, date, {
    ledger: () => ledgerOf(loan, events),
    plan: () => scheduleOf(type, total, contract),
  });
  return { principal, interest: runningInterest(loan, !hasRecords(events), date) };
}

/** A person asked to pay has at least this long: the agreement says so (server/pdf/clauses/loan/calling.ts). */
const WEEKS_TO_PAY = 6;

/** The amount due because of the sale of the home, if the agreement says so; otherwise null. */
export function dueBySale(loan: LoanDetail, date: IsoDate): { amount: number; earliest: IsoDate } | null {
  const { callable, call_events, own_home } = loan.contract;
  if (callable === 'on_demand' || !possibleCallEvents(call_events, own_home).includes('home_sold')) return null;
  const { principal, interest } = homeStanding(loan, date);
  const amount = principal + interest;
  return amount > 0 ? { amount, earliest: addDays(date, WEEKS_TO_PAY * 7) } : null;
}

/** A fact of the home, recorded or about to be. */
interface Fact {
  became: HomeFact;
  date: IsoDate;
}

const reserve = (date: IsoDate) =>
  `Bracht de woning meer op dan de schuld, dan is er een eigenwoningreserve. Die telt mee als je voor ${formatDateLong(addMonths(date, 36))} een andere woning koopt (artikel 3.119aa).`;

const ADVISER = 'Vraag je adviseur.';

/** The sentences of a sale. */
function ofSale(loan: LoanDetail, date: IsoDate): string[] {
  const { year } = dateParts(date);
  const due = dueBySale(loan, date);
  return [
    `Zet de lening in je aangifte over ${year} in box 1 tot en met ${formatDateLong(date)}. Op 1 januari ${year + 1} hoort wat er dan nog openstaat bij de schulden in box 3 (artikel 3.119a en 5.3 Wet IB 2001).`,
    `De gegevens van de lening vul je nog één keer in, in de aangifte over ${year} (artikel 3.119g).`,
    'De verkoop is een toetsmoment, zonder jaar om in te halen (artikel 3.119c lid 7 en 3.119e lid 5).',
    reserve(date),
    ...(due === null
      ? []
      : [
          `Jullie spraken af dat wie uitleent bij verkoop de lening mag opeisen. Dat is ${formatEuro(due.amount)}: de hoofdsom, en de rente tot en met ${formatDateLong(date)}. Opeisen gebeurt schriftelijk, en er is ten minste zes weken om te betalen: op zijn vroegst op ${formatDateLong(due.earliest)}.`,
        ]),
  ];
}

/**
 * The meaning of a fact of the home and the family's tasks with their deadline, in Dutch sentences with the article. If the law
 * depends on an unrecorded fact, it is phrased as a question for an adviser.
 */
export function whatFollows(loan: LoanDetail, { became, date }: Fact): string[] {
  const facts = homeFacts(loan.events).filter((fact) => fact.date <= date);
  const left = facts.find((fact) => fact.became === 'for_sale' || fact.became === 'let')?.date ?? date;
  const last = formatDateLong(lastDayForSale(left));
  const { year } = dateParts(date);
  switch (became) {
    case 'sold':
      return ofSale(loan, date);
    case 'for_sale':
      return [
        `Zolang de woning leeg staat en te koop is, blijft zij een eigen woning: uiterlijk tot en met ${last} (artikel 3.111 lid 2). De rente blijft tot dan in box 1.`,
        'Bewaar wat laat zien dat de woning te koop staat, zoals de opdracht aan een makelaar.',
        'Leg hier vast op welke dag de woning is verkocht of verhuurd.',
      ];
    case 'let':
      return [
        `Vanaf ${formatDateLong(date)} hoort de schuld bij box 3, en is de rente niet aftrekbaar (artikel 3.111 en 3.119a). Zet dat in je aangifte over ${year}.`,
        `Is de verhuur tijdelijk en blijft de woning je hoofdverblijf, dan blijft zij een eigen woning (artikel 3.111 lid 8). ${ADVISER}`,
        `Staat de woning later weer leeg en te koop, leg dat dan vast. Tot en met ${last} kan zij dan weer een eigen woning zijn (artikel 3.111 lid 2).`,
      ];
    case 'bought':
      return [
        `Deze lening is niet voor de nieuwe woning aangegaan en blijft in de box waarin zij stond (artikel 3.119a lid 2). Of een deel toch voor de nieuwe woning telt, hangt af van wat je ermee betaalde (artikel 3.119c lid 3 en 8). ${ADVISER}`,
        'Leen je opnieuw voor de nieuwe woning, maak daarvoor dan een nieuw contract. Zet daarin wanneer de eerdere lening begon: de maanden tellen door (artikel 3.119c lid 3).',
        facts.some((fact) => fact.became === 'sold')
          ? `Had je een eigenwoningreserve, dan is de schuld voor de nieuwe woning lager (artikel 3.119a lid 3 en 3.119aa). ${ADVISER}`
          : `Zijn beide woningen een eigen woning, dan gaat de aflossingseis over naar de nieuwe schuld (artikel 3.119f). ${ADVISER}`,
      ];
    case 'remaining_debt':
      return [
        'De restschuld hoort bij de schulden in box 3, en de rente is niet aftrekbaar. Alleen bij een verkoop van 29 oktober 2012 tot en met 31 december 2017 is dat anders (artikel 3.120a).',
        'Het schema loopt door zoals het was. Wil je anders aflossen, spreek dat dan hier af. Een deel kwijtschelden is een schenking.',
      ];
  }
}
