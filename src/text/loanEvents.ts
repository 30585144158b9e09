import type { AgreedKind, EventKind } from '../../domain/loans/events/catalogue.ts';
import { type Awaited, confirm } from './awaited.ts';

interface RecordWords {
  /** In the timeline. */
  happened: (value: string) => string;
  /** Only some kinds have the others. */
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
      fromAgreement: 'Een lagere rente geldt niet eerder dan de dag dat iedereen akkoord is.',
      saidHint: 'Was iedereen het toen al eens, dan geldt de lagere rente vanaf die dag, en zegt het papier hoe.',
      title: 'Andere rente',
      rate: 'Nieuwe rente per jaar',
      date: 'Vanaf welke dag?',
      note: 'Waarom deze rente?',
      noteHint: 'Zo kun je later laten zien waarom jullie dit percentage kozen.',
      gift: (amount: string, year: string) =>
        `Is de rente uit vrijgevigheid lager dan een bank zou vragen, dan is de rente die vervalt een schenking in ${year}: van het jaar waarin iedereen akkoord is. Omgerekend naar één bedrag, over wat er nog openstaat tot het einde van de lening, is dat ${amount}. Of de Belastingdienst zo rekent, vraag je je notaris. Is de rente gelijk aan wat een bank vraagt, dan is er geen schenking. Schrijf dan op welke bank en welk tarief.`,
      giftLaw:
        'Artikel 1 lid 7 en artikel 21 lid 14 van de Successiewet 1956, artikel 6 van het Uitvoeringsbesluit, artikel 6:160, 7:175 en 7:186 van het Burgerlijk Wetboek',
      submit: 'Bewaar nieuwe rente',
    },
  },
  new_terms: {
    happened: (terms: string) => `Andere afspraken: ${terms}`,
    offer: 'Andere vorm of looptijd',
    proposed: (from: string, terms: string) => `Vanaf ${from} loopt de lening zo verder: ${terms}`,
    since: 'Later afgesproken: zo loopt de lening verder',
    agreed: (from: string, terms: string, day: string) => `vanaf ${from}: ${terms}${day}`,
    agreedOn: (day: string) => ` (afgesproken op ${day})`,
    form: {
      title: 'Andere vorm of looptijd',
      intro:
        'De lening loopt vanaf een dag verder met andere afspraken, over wat dan nog openstaat. Wat tot die dag is afgesproken en betaald, blijft zoals het was.',
      date: 'Vanaf welke dag?',
      form: 'Hoe lossen jullie dan af?',
      forms: {
        AnnuityLoanContract: { title: 'Annuïteit', text: 'Elke termijn hetzelfde bedrag, rente inbegrepen.' },
        LinearLoanContract: { title: 'Lineair', text: 'Elke termijn evenveel aflossen. De rente wordt steeds lager.' },
        RepaymentFreeLoanContract: {
          title: 'Alleen rente',
          text: 'De hele schuld komt met de laatste termijn terug.',
        },
      },
      ends: 'Wanneer is de laatste termijn?',
      endsHint: 'Eerder of later dan nu kan ook. Kies een dag waarop een termijn valt.',
      lastDay: 'Elke termijn op de laatste dag van de maand',
      lastDayHint:
        'Duurt de eerste periode daardoor langer? Dan komt er rente over die dagen bij. De laatste termijn schuift mee.',
      rate: 'Rente per jaar vanaf die dag',
      rateHint: 'Blijft de rente gelijk? Laat dan staan wat er staat.',
      fixed: 'Tot wanneer staat de rente vast?',
      fixedHint: 'Laat dit leeg als de rente tot het einde vaststaat.',
      submit: 'Bewaar andere afspraken',
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
      dateHint: 'Hoogstens vandaag. Zijn jullie het nog niet eens? Dan telt het vanaf de dag dat iedereen akkoord is.',
      gift: 'Kwijtschelden is een schenking. Hieronder zie je wat het doet met de vrijstelling van de schenkbelasting. De aanvulling die je daarna downloadt, tekenen jullie allemaal: zo staat op papier dat het is aangenomen.',
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
      missing: 'Vul het bedrag en de dag in. Dan zie je hier wat dat betekent voor de belasting.',
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
  // Its form has words of its own (homeFacts.ts), which load with it.
  home: { happened: (what: string) => what, offer: 'Woning verkocht of verhuurd' },
} as const satisfies Record<EventKind, RecordWords> & Record<AgreedKind, { since: string }>;
