import type { AgreedKind, EventKind } from '../../domain/loans/events/catalogue.ts';
import { type Awaited, confirm } from './awaited.ts';

interface RecordWords {
  /** In the timeline. */
  happened: (value: string) => string;
  /** The others are of some kinds alone. */
  [word: string]: unknown;
}

/** The words of each kind of record of a loan (domain/loans/events/catalogue.ts), and of the form it is recorded with. */
export const eventsText = {
  payment: { happened: (amount: string) => `Betaling van ${amount}` },
  extra_repayment: {
    happened: (amount: string) => `Extra aflossing van ${amount}`,
    offer: 'Extra aflossen',
    form: {
      title: 'Extra aflossen',
      amount: 'Hoeveel extra?',
      date: 'Op welke dag?',
      outcome: 'Wat wil je met het voordeel doen?',
      lower_payment: 'Lager bedrag per termijn',
      lower_paymentText: 'De einddatum blijft gelijk.',
      shorter_term: 'Eerder klaar',
      shorter_termText: 'Het bedrag per termijn blijft gelijk.',
      submit: 'Bewaar extra aflossing',
    },
  },
  rate_change: {
    happened: (rate: string) => `De rente wordt ${rate}`,
    offer: 'Andere rente',
    proposed: (rate: string, from: string) => `De rente wordt ${rate}, vanaf ${from}`,
    since: 'Later afgesproken: rente per jaar',
    agreed: (rate: string, day: string) => `${rate}, vanaf ${day}`,
    form: {
      title: 'Andere rente',
      rate: 'Nieuwe rente per jaar',
      date: 'Vanaf welke dag?',
      note: 'Waarom deze rente?',
      noteHint: 'Zo kun je later laten zien waarom jullie dit percentage kozen.',
      gift: (amount: string, year: string) =>
        `Is de rente uit vrijgevigheid lager dan een bank zou vragen, dan is het voordeel een schenking in ${year}. De wet rekent met het verschil met 6 % over wat er nog openstaat, tot het einde van de lening: ${amount}. Is de rente gelijk aan wat een bank vraagt, dan is er geen schenking. Schrijf dan op welke bank en welk tarief.`,
      giftLaw:
        'Artikel 1 lid 7 en artikel 21 lid 14 van de Successiewet 1956, artikel 7:186 van het Burgerlijk Wetboek',
      submit: 'Bewaar nieuwe rente',
    },
  },
  pause: {
    happened: (until: string) => `Pauze tot en met ${until}`,
    offer: 'Pauze',
    proposed: (from: string, until: string) => `Een pauze van ${from} tot en met ${until}`,
    since: 'Later afgesproken: pauze',
    agreed: (from: string, until: string) => `van ${from} tot en met ${until}`,
    form: {
      title: 'Pauze afspreken',
      from: 'Vanaf',
      until: 'Tot en met',
      rests: 'Wat hoeft er even niet?',
      repayment: 'Alleen de aflossing',
      repaymentText: 'De rente wordt gewoon betaald.',
      everything: 'Aflossing en rente',
      everythingText: 'De rente van deze maanden wordt na de pauze betaald.',
      onlyInterest: 'In deze tijd hoeft er geen rente te worden betaald. Dat gebeurt na de pauze.',
      outcome: 'En daarna?',
      later_end: 'Later klaar',
      later_endText: 'De lening duurt net zoveel langer als de pauze.',
      same_end: 'Zelfde einddatum',
      same_endText: 'De termijnen na de pauze worden hoger.',
      same_endOnlyInterest: 'De rente per termijn blijft gelijk.',
      submit: 'Bewaar pauze',
    },
  },
  forgiveness: {
    happened: (amount: string) => `${amount} kwijtgescholden`,
    offer: 'Kwijtschelden',
    proposed: (amount: string) => `${amount} wordt kwijtgescholden`,
    since: 'Later afgesproken: kwijtgescholden',
    agreed: (amount: string, day: string) => `${amount}, op ${day}`,
    form: {
      title: 'Een deel kwijtschelden',
      amount: 'Hoeveel hoeft niet terug?',
      date: 'Op welke dag?',
      gift: 'Kwijtschelden is een schenking. Hieronder zie je wat het doet met de vrijstelling van de schenkbelasting. De aanvulling die je daarna downloadt, tekenen jullie allemaal: zo staat op papier dat de ander het aanneemt.',
      exclusion: 'Uitsluitingsclausule voor dit bedrag',
      exclusionHint:
        'Of wat je kwijtscheldt buiten een gemeenschap van goederen blijft. Dat kan alleen nu, bij het kwijtschelden.',
      said: 'Was dit op die dag al afgesproken?',
      saidHint:
        'Kwijtschelden telt vanaf de dag dat jullie het samen eens zijn. Was dat eerder, dan zegt het papier hoe.',
      saidWays: {
        not: 'Nee, het telt vanaf de dag dat iedereen akkoord is',
        spoken: 'Ja, mondeling',
        written: 'Ja, in een brief, mail of bericht',
      },
      exemption: 'Welke vrijstelling geldt?',
      exemptionHint: 'De eenmalig verhoogde kan één keer, en alleen met een aangifte.',
      effect: 'Wat dit met de vrijstelling doet',
      year: (year: number) => `De kwijtschelding telt mee in ${year}.`,
      submit: 'Bewaar kwijtschelding',
    },
  },
  costs: {
    happened: (amount: string) => `Kosten van ${amount}`,
    offer: 'Kosten',
    form: {
      title: 'Kosten in rekening brengen',
      amount: 'Hoeveel kosten?',
      date: 'Op welke dag?',
      how: 'Bijvoorbeeld wat een aanmaning of een deurwaarder kostte. Een betaling gaat daarna eerst naar deze kosten, dan naar de rente en dan naar de aflossing (artikel 6:44 van het Burgerlijk Wetboek).',
      waits: (by: Awaited) => `De kosten tellen mee zodra ${confirm(by)} dat ze kloppen.`,
      submit: 'Bewaar kosten',
    },
  },
} as const satisfies Record<EventKind, RecordWords> & Record<AgreedKind, { since: string }>;
