const inDutch = new Intl.ListFormat('nl');

/** The sentences about proposals between the people in a contract. */
export const proposalsText = {
  archiveFailed: 'We konden het archief niet ophalen.',
  /** The heading above the open proposal, by its subject. */
  what: {
    correction: (what: string) => `Terugdraaien: ${what}`,
    terms: 'Andere afspraken',
    signing: (day: string) => `Ondertekend op papier op ${day}`,
    /** The same for the person asked whether it is true. */
    confirmSigned: (day: string) => `Bevestig dat jullie op ${day} op papier tekenden`,
    deed: (office: string, day: string) => `Akte van de notaris op ${day}: ${office}`,
    archive: 'Het contract archiveren',
    restore: 'Het contract uit het archief halen',
  },
  /** For a contract signed in the product: a change counts when everybody signed it. */
  signed: {
    before:
      'Jullie hebben dit hier ondertekend. Een wijziging telt daarom pas als iedereen in het contract die ook ondertekent. Jij ook.',
    proposed: 'Je voorstel staat klaar. Zet nu je eigen handtekening.',
    waits: 'Het telt zodra iedereen in het contract het document hierbij heeft ondertekend.',
    /** Somebody can't sign here. */
    waitsBoth: 'Het telt zodra iedereen met een eigen login het document hierbij heeft ondertekend.',
    go: 'Bekijk wie nog moet ondertekenen',
    by: (when: string) => `Door iedereen ondertekend op ${when}.`,
    see: 'Bekijk wie wanneer ondertekende',
  },
  open: 'Voorstel',
  history: 'Voorstellen',
  by: (who: string, when: string) => `Voorgesteld door ${who} op ${when}.`,
  until: (day: string) => `Dit voorstel verloopt op ${day}.`,
  waits: (who: readonly string[]) =>
    `Het telt pas als ${inDutch.format(who)} akkoord ${who.length === 1 ? 'is' : 'zijn'}.`,
  waitsForYou: 'Het telt pas als jij akkoord bent.',
  waitsForYouToo: (who: readonly string[]) => `Het telt pas als jij en ${inDutch.format(who)} akkoord zijn.`,
  forOthers: (who: readonly string[]) => `Je antwoordt ook namens ${inDutch.format(who)}.`,
  waitsPaper: (who: readonly string[]) =>
    `${inDutch.format(who)} ${who.length === 1 ? 'heeft' : 'hebben'} geen eigen login. Leg vast wanneer jullie dit op papier hebben afgesproken.`,
  /** The people who agreed and those awaited, one by one. */
  people: 'Wie is akkoord',
  consent: {
    self: (who: string, when: string) => `${who}: akkoord op ${when}`,
    mandate: (who: string, when: string, by: string) => `${who}: akkoord op ${when}, door ${by} met een machtiging`,
    partner: (who: string, when: string, by: string) => `${who}: akkoord op ${when}, door partner ${by}`,
    paper: (who: string, day: string, by: string) => `${who}: akkoord op papier op ${day}, vastgelegd door ${by}`,
    proposed: (who: string, by: string) => `${who}: voorgesteld door ${by}`,
  },
  awaited: (who: string) => `${who}: nog geen antwoord`,
  awaitedPaper: (who: string) => `${who}: nog vast te leggen op papier`,
  note: (words: string) => `Toelichting: ${words}`,
  openScan: 'Bekijk het ondertekende papier',
  agree: 'Akkoord',
  refuse: 'Niet akkoord, met een reden',
  withdraw: 'Trek in',
  onPaper: 'Op papier afgesproken',
  agreed: 'Je bent akkoord. Het telt nu.',
  agreedSigned: 'Vastgelegd. Het telt zodra iedereen ook heeft ondertekend.',
  agreedLeft: (who: readonly string[]) => `Je bent akkoord. Het wacht nog op ${inDutch.format(who)}.`,
  refused: 'Je bent niet akkoord. De ander leest waarom.',
  withdrawn: 'Het voorstel is ingetrokken.',
  refuseForm: {
    title: 'Niet akkoord',
    word: 'Waarom niet?',
    hint: 'Een paar woorden. De ander leest dit.',
    submit: 'Verstuur',
  },
  paperForm: {
    title: 'Op papier afgesproken',
    date: 'Op welke dag is dit op papier afgesproken?',
    submit: 'Leg vast',
    done: 'Vastgelegd. Het telt nu.',
    signed: 'Vastgelegd. Het telt zodra iedereen ook heeft ondertekend.',
    left: (who: readonly string[]) => `Vastgelegd. Het wacht nog op ${inDutch.format(who)}.`,
  },
  agreeTitle: 'Akkoord met dit voorstel?',
  agreeText: (what: string) => `${what}. Dit telt vanaf nu, en je kunt het niet in je eentje terugdraaien.`,
  agreeTextLeft: (what: string) => `${what}. Dit telt zodra iedereen akkoord is. Je “ja” kun je niet terugnemen.`,
  before: 'Nu',
  after: 'Straks',
  point: 'Afspraak',
  none: 'niet afgesproken',
  exclusion: (words: string) => `Uitsluitingsclausule voor dit bedrag: ${words}.`,
  fromAgreement: 'Het telt vanaf de dag dat iedereen akkoord is.',
  said: (day: string, how: string) => `Het is op ${day} al afgesproken, ${how}. Het telt vanaf die dag.`,
  claims: (exemption: string) => `Vrijstelling: ${exemption}.`,
  deduction: (before: string, after: string) => `Aftrek van de rente: nu ${before}, straks ${after}.`,
  deductionSame: (verdict: string) => `Aftrek van de rente: ${verdict}, en dat blijft zo.`,
  giftLeft: (year: number, before: string, after: string) =>
    `Zonder schenkbelasting kan er in ${year} nu nog ${before} bij. Straks is dat ${after}.`,
  giftTax: (before: string, after: string) => `Schenkbelasting over dat jaar: nu ${before}, straks ${after}.`,
  giftUnknown: (year: number) => `Van ${year} kennen we de bedragen voor de schenkbelasting nog niet.`,
  archiveForm: {
    title: 'Dit contract archiveren?',
    text: 'Het contract gaat uit de lijst. Jullie kunnen het blijven lezen, met alle papieren. In jaaropgaven telt een lening mee tot en met dit jaar.',
    owed: (amount: string) =>
      `Er staat nog ${amount} open. Archiveren scheldt niets kwijt: dat bedrag blijft een schuld, maar Onderling houdt het niet meer bij. Hoeft het niet terug? Stel dan eerst voor om het kwijt te schelden.`,
    restoreTitle: 'Dit contract uit het archief halen?',
    restoreText: 'Het contract komt terug in de lijst, zoals het was.',
  },
  signForm: {
    title: 'Op papier ondertekend',
    text: 'Hebben jullie het contract samen op papier ondertekend? Vul de dag in, en voeg foto’s of een scan van het papier toe.',
    checked: 'De ander bekijkt en bevestigt het, en daarna verandert er niets meer in je eentje.',
    atOnce:
      'De ander heeft geen eigen login en bevestigt hier niets. Wat je vastlegt telt meteen, en de dag verandert daarna niet meer. Kijk die dus goed na.',
    date: 'Op welke dag ondertekend?',
    scan: 'Het ondertekende papier',
    scanHint: 'Foto’s van alle bladzijden (JPEG of PNG, hoogstens 10), of één PDF. We maken er een nieuwe PDF van.',
    choose: 'Kies foto’s of een PDF',
    another: 'Voeg nog een foto toe',
    remove: 'Verwijder',
    removeFile: (name: string) => `Verwijder ${name}`,
    deed: {
      title: 'Bij de notaris ondertekend',
      text: 'Heeft de notaris de akte gemaakt? Vul de dag en het kantoor in, en voeg een afschrift toe.',
      date: 'Datum van de akte',
      office: 'Notariskantoor',
      officeHint: 'Naam en plaats van het kantoor',
    },
  },
  scanLater: {
    title: 'Scan van het ondertekende papier',
    text: 'Hebben jullie dit contract op papier ondertekend? Bewaar hier een scan of foto’s van dat papier. Iedereen in het contract krijgt bericht, en kan de scan bekijken en downloaden. Aan de afspraken verandert niets.',
    add: 'Voeg toe',
    done: 'De scan staat bij de documenten.',
  },
  undoForm: {
    title: 'Voorstellen om dit terug te draaien?',
    text: (what: string) =>
      `${what} telt niet meer mee als de ander akkoord is. In de tijdlijn blijft staan dat het is teruggedraaid.`,
    paperTitle: 'Dit terugdraaien?',
    paperText: (what: string) =>
      `${what} telt niet meer mee zodra je dit vastlegt. In de tijdlijn blijft staan dat het is teruggedraaid.`,
  },
  propose: 'Stel voor',
  record: 'Leg vast',
  proposed: 'Je voorstel staat klaar voor de ander.',
  recorded: 'Vastgelegd. Het telt nu.',
  noteField: 'Toelichting',
  paperField: 'Op papier afgesproken op',
  paperHint: 'De ander heeft geen eigen login. Het telt zodra jullie dit op papier hebben afgesproken.',
  cancel: 'Annuleer',
  ended: {
    accepted: (who: string, when: string) => `Akkoord: ${who} op ${when}.`,
    paper: (day: string, who: string, when: string) =>
      `Op papier afgesproken op ${day}, vastgelegd door ${who} op ${when}.`,
    refused: (who: string, when: string) => `Niet akkoord: ${who} op ${when}.`,
    withdrawn: (who: string, when: string) => `Ingetrokken door ${who} op ${when}.`,
    lapsed: (when: string) => `Verlopen op ${when}: er kwam geen antwoord.`,
  },
  archivedTitle: 'Gearchiveerd',
  archivedOpen: (count: number) =>
    count === 1 ? 'Toon 1 gearchiveerd contract' : `Toon ${count} gearchiveerde contracten`,
} as const;
