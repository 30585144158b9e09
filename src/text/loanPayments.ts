import { type Awaited, confirm } from './awaited.ts';

/** The sentences about what is paid on a loan and how it is written down. */
export const paymentsText = {
  title: 'Betalingen',
  now: {
    late: (amount: string) => `Er staat nog ${amount} open dat al betaald moest zijn.`,
    nothing: 'Er is nog niets ingevoerd. Zolang dat zo is, rekenen we alsof alles volgens het schema is betaald.',
    first: 'Bij de eerste betaling vragen we of alles tot nu toe volgens afspraak is betaald.',
    onTime: 'Alles tot vandaag is betaald.',
    next: (amount: string, date: string) => `De volgende termijn is ${amount}, op ${date}.`,
    ahead: (date: string) => `Vooruitbetaald tot en met ${date}.`,
    partly: (amount: string) => `Daarvan is ${amount} al betaald.`,
    split: (interest: string, principal: string) => `Daarvan is ${interest} rente en ${principal} aflossing.`,
    paidOff: 'De lening is helemaal afgelost.',
    costs: (amount: string) => `Daarvan is ${amount} kosten.`,
    lateInterest: (amount: string) => `Daarvan is ${amount} rente omdat het te laat is.`,
  },
  iPaid: 'Ik heb betaald',
  enter: 'Betaling invoeren',
  request: 'Deel een betaalverzoek',
  batch: 'Alles tot vandaag volgens plan betaald',
  batchTitle: 'Alles tot vandaag volgens plan betaald?',
  batchText: (count: number, amount: string, from: string, to: string) =>
    count === 1
      ? `We voeren één betaling in: ${amount} op ${from}.`
      : `We voeren ${count} betalingen in, van ${from} tot en met ${to}. Samen ${amount}. Elke betaling staat op de dag van het schema.`,
  batchAhead: (amount: string) => `Van wat al is ingevoerd, telt dan ${amount} als vooruitbetaald.`,
  batchUndo: 'Een betaling die niet klopt, kun je later in de tijdlijn terugdraaien.',
  batchVerb: 'Voer ze in',
  batchDone: (count: number) => (count === 1 ? 'Eén betaling ingevoerd.' : `${count} betalingen ingevoerd.`),
  toAnswer: 'Gemeld, nog te bevestigen',
  waiting: (who: string) => `Wacht op bevestiging door ${who}`,
  blocked: (who: string) => `${who} is geblokkeerd en kan niet antwoorden.`,
  letIn: (who: string) => `Laat ${who} weer toe`,
  confirm: 'Klopt',
  refuse: 'Niet ontvangen',
  alsoFor: (who: string) => `Zeg je dat het klopt, dan telt dat ook voor ${who}.`,
  confirmed: 'Bevestigd. De betaling telt mee.',
  confirmAll: (count: number) => `Alle ${count} kloppen`,
  confirmedAll: (count: number) => `Je hebt er ${count} bevestigd.`,
  confirmedOwed: 'Bevestigd. Het telt mee.',
  /** Somebody else has to say so too. */
  confirmedFirst: (who: string) => `Bevestigd. Nu wacht het nog op ${who}.`,
  refusedOwed: (who: string) => `${who} ziet dat het volgens jou niet klopt.`,
  wrong: 'Klopt niet',
  /** What comes of an extra repayment, where that was agreed otherwise. */
  otherwise: {
    lower_payment: 'Anders dan afgesproken: de termijnen worden lager, en de einddatum blijft gelijk.',
    shorter_term: 'Anders dan afgesproken: de lening is eerder klaar, en de termijnen blijven gelijk.',
  },
  rightWhat: (what: string) => `Klopt: ${what}`,
  wrongWhat: (what: string) => `Klopt niet: ${what}`,
  refused: (who: string) => `${who} ziet dat de betaling niet is ontvangen.`,
  confirmWhat: (amount: string, date: string) => `Klopt: ${amount} van ${date}`,
  refuseWhat: (amount: string, date: string) => `Niet ontvangen: ${amount} van ${date}`,
  form: {
    titleTo: 'Ik heb betaald',
    title: 'Betaling invoeren',
    amount: 'Bedrag',
    date: 'Betaald op',
    note: 'Omschrijving',
    noteHint: 'Bijvoorbeeld: termijn van november',
    submitTo: 'Meld betaling',
    submit: 'Bewaar betaling',
    savedTo: ({ who, many }: Awaited) => `Gemeld. ${who} ${many ? 'kunnen' : 'kan'} nu bevestigen dat het geld er is.`,
    saved: 'De betaling is bewaard.',
    ahead:
      'Dit is meer dan nu wordt verwacht. Wat over is, telt voor andere termijnen en niet als extra aflossing: de rente wordt er niet lager van. Is een deel een extra aflossing? Voer hier dan alleen de termijn in, en daarna de rest bij ‘Extra aflossen’.',
    reportExplained: (by: Awaited) => `De betaling telt mee zodra ${confirm(by)} dat het geld er is.`,
    ownWord:
      'Wie het geld krijgt, heeft geen eigen login. De betaling telt op jouw woord: bij de cijfers staat dat niemand haar bevestigde.',
  },
  states: { reported: 'Gemeld', refused: 'Niet ontvangen' },
  owedStates: { reported: 'Gemeld', refused: 'Klopt niet' },
  ownWord: 'niet bevestigd',
  qr: {
    open: 'Betaal met je bank-app',
    close: 'Verberg de code',
    none: 'Er staat nog geen rekeningnummer in het contract. Komt dat erin, dan kun je hier betalen met de app van je bank.',
    addIban: 'Zet het rekeningnummer erin',
    describe: (term: string) => `Lening, termijn ${term}`,
    describeArrears: (until: string) => `Lening, achterstand tot en met ${until}`,
  },
} as const;

/** The sentences about what changes a loan, and its history. */
export const changesText = {
  title: 'Wijzigen',
  first: 'Leg eerst vast wat er tot vandaag is betaald. Daarna kun je hier iets wijzigen.',
  introTo:
    'Heb je extra afgelost? Meld het hier. Een andere rente, een pauze of kwijtschelden stel je voor. Je ziet eerst wat het doet.',
  intro:
    'Reken eerst uit wat een wijziging doet. Wat jullie hebben ondertekend, verandert pas als jullie allebei akkoord zijn.',
  note: 'Toelichting',
  cancel: 'Annuleer',
  saved: 'De wijziging is bewaard.',
  otherwise: (by: Awaited) => `Dit is anders dan afgesproken. Het telt mee zodra ${confirm(by)} dat het klopt.`,
  reported: (by: Awaited) => `Gemeld. Het telt mee zodra ${confirm(by)} dat het klopt.`,
  fillIn: 'Vul de gegevens in, dan zie je hier wat er verandert.',
  impossible: 'Dit kan zo niet:',
  outcomeTitle: 'Wat dit verandert',
  missing: {
    amount: 'Vul een bedrag in.',
    rate: 'Vul een rente in, bijvoorbeeld 3,5 %.',
    untilBeforeFrom: 'De laatste dag van de pauze ligt voor de eerste.',
  },
  timeline: {
    title: 'Tijdlijn',
    empty: 'Er is nog niets gebeurd met deze lening.',
    by: (who: string, when: string) => `Ingevoerd door ${who} op ${when}`,
    answeredBy: (who: string, when: string, yes: boolean) =>
      yes ? `Bevestigd door ${who} op ${when}` : `${who} meldde op ${when} dat het niet is ontvangen`,
    answeredFor: (who: string, whom: string, when: string) =>
      `Bevestigd door ${who} namens ${whom} op ${when}, met een machtiging`,
    deniedBy: (who: string, when: string) => `${who} meldde op ${when} dat het niet klopt`,
    undo: 'Draai terug',
    undoTitle: 'Dit terugdraaien?',
    undoText: (what: string) =>
      `${what} telt daarna niet meer mee. In de tijdlijn blijft staan dat het is teruggedraaid.`,
    undone: 'Teruggedraaid. Alles staat weer zoals het was.',
    undoWaits: (what: string, by: Awaited) =>
      `${what} telt mee tot ${confirm(by)} dat het niet klopt. Daarna blijft in de tijdlijn staan dat het is teruggedraaid.`,
    undoAsk: 'Vraag het',
    undoAsked: (who: string) => `Gevraagd. Het wacht op ${who}.`,
    withdraw: 'Trek in',
    withdrawText: 'Wat is vastgelegd, blijft meetellen.',
    withdrawn: 'Ingetrokken. Alles blijft zoals het was.',
    askedBack: 'terugdraaien gevraagd',
    corrected: 'teruggedraaid',
    correction: (what: string) => `Teruggedraaid: ${what}`,
    takeBack: (what: string) => `Draai terug: ${what}`,
    more: (count: number) => `Toon nog ${count}`,
  },
} as const;
