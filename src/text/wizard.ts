import type { ContractType } from '../../domain/contracts/types.ts';

/** The sentences of the contract wizard (docs/screens.md 4.1). */
export const wizardText = {
  byPlan: 'Ingevuld volgens jullie plan.',
  reckoned: 'Ingevuld met wat je bij Rekenen uitrekende.',
  reckonedBeside: {
    extra: (amount: string, years: number) =>
      `De extra aflossing van ${amount} na ${years} jaar staat er niet in: leg die vast op de dag dat je hem betaalt.`,
    year: (year: number) => `Je rekende met de bedragen van ${year}. Die gelden alleen voor een schenking in dat jaar.`,
    people: (giver: string, kinship: string, recipient: string) =>
      `Je rekende met ${giver}, aan ${kinship}${recipient}. Wie geeft en wie krijgt, kies je nu zelf bij de stap Wie.`,
    givers: {
      een: 'één persoon die geeft',
      partners: 'twee partners die samen geven',
      ouders: 'twee ouders die samen geven',
    },
    kinships: { child: 'een kind', grandchild: 'een kleinkind', other: 'iemand anders' },
    recipients: { een: '', partners: ' met de partner', samen: ' en iemand die geen partner is' },
    firstOf: (years: number) =>
      `Dit is de schenking van het eerste van ${years} jaar. Van elk volgend jaar maak je dan een nieuw contract.`,
    forgiven: (amount: string) =>
      `Kwijtschelden leg je elk jaar apart vast, bij de lening zelf. Je rekende met ${amount} per jaar.`,
  },
  newTitle: 'Nieuw contract',
  editTitle: 'Contract wijzigen',
  close: 'Sluit',
  step: (number: number, of: number, name: string) => `Stap ${number} van ${of}: ${name}`,
  steps: {
    soort: 'Soort',
    wie: 'Wie',
    afspraken: 'Afspraken',
    voorwaarden: 'Verdere afspraken',
    controleren: 'Controleren',
  },
  born: 'Je geboortedatum',
  bornWhy:
    'Je geboortedatum staat in het contract, zodat vaststaat wie jij bent. Wie een contract maakt, is 18 jaar of ouder.',
  bornSaved: 'Je geboortedatum is bewaard.',
  next: 'Volgende stap',
  back: 'Vorige',

  origin: 'Is de afspraak nieuw, of bestaat hij al?',
  origins: { new: 'Nieuw', existing: 'Hij bestaat al' },
  originHint: 'Loopt er al een lening? Zet hem erin met wat er nu nog openstaat.',
  kind: 'Wat wil je vastleggen?',
  compare: 'Twijfel je? Vergelijk',
  compareClose: 'Verberg de vergelijking',
  compareTitle: 'Hetzelfde bedrag op vier manieren',
  compareEmpty: 'Vul het bedrag, de rente en de looptijd in. Dan zie je hier de vier vormen naast elkaar.',
  compareCaption: (amount: string, rate: string, term: string) => `${amount}, ${rate} rente, ${term}`,
  compareRows: {
    back: 'Komt het geld terug?',
    first: 'Eerste maand',
    last: 'Laatste maand',
    interest: 'Rente in totaal',
    paid: 'In totaal te betalen',
    tax: 'Schenkbelasting',
    deduction: 'Rente aftrekbaar bij een eigen woning?',
  },
  compareYes: 'Ja',
  compareNo: 'Nee',
  comparePossible: 'Dat kan',
  compareNone: '–',
  compareNotPossible: 'Kan niet met deze looptijd',
  compareTax: {
    child: 'De schenkbelasting is gerekend voor ouders aan een kind, zonder andere schenkingen dit jaar.',
    grandchild:
      'De schenkbelasting is gerekend voor grootouders aan een kleinkind, zonder andere schenkingen dit jaar.',
    partner: 'De schenkbelasting is gerekend voor een schenking tussen partners, zonder andere schenkingen dit jaar.',
    other:
      'De schenkbelasting is gerekend voor anderen, zoals broers en zussen, zonder andere schenkingen dit jaar. Van ouders aan een kind is de vrijstelling hoger.',
  },
  compareNote:
    'De lening is gerekend vanaf vandaag, met betalingen elke maand. Is de rente van een lening lager dan een bank zou vragen, dan kan dat voordeel ook een schenking zijn.',
  compareUnknown: 'Nog niet bekend',
  takenOverDate: 'Vanaf welke dag houden jullie de lening hier bij?',
  takenOverDateHint: 'Bijvoorbeeld 1 januari van dit jaar. Wat daarvoor is betaald, hoef je niet in te vullen.',
  january: (year: number) => `Wat stond er op 1 januari ${year} nog open?`,
  januaryHint: 'Dat bedrag vraagt de aangifte over dat jaar, aan {from} en aan {to}.',
  kinds: {
    GiftContract: {
      title: 'Schenking',
      text: 'Je geeft geld. Het hoeft niet terug.',
      consequence: 'Krijgt iemand meer dan de vrijstelling? Dan is er aangifte nodig.',
    },
    AnnuityLoanContract: {
      title: 'Lening, elke maand hetzelfde bedrag',
      text: 'Een annuïteit: rente en aflossing zijn samen elke maand gelijk.',
      consequence: 'Bij een eigen woning kan de rente aftrekbaar zijn.',
    },
    LinearLoanContract: {
      title: 'Lening, elke maand evenveel aflossen',
      text: 'Lineair: het maandbedrag wordt steeds lager.',
      consequence: 'Bij een eigen woning kan de rente aftrekbaar zijn.',
    },
    RepaymentFreeLoanContract: {
      title: 'Lening, alleen rente',
      text: 'Aflossingsvrij: het hele bedrag komt aan het eind terug.',
      consequence: 'Bij deze vorm is de rente niet aftrekbaar.',
    },
  } satisfies Record<ContractType, { title: string; text: string; consequence: string }>,

  from: { gift: 'Wie geeft het geld?', loan: 'Van wie komt het geld?' },
  to: { gift: 'Wie krijgt het geld?', loan: 'Wie betaalt het geld terug?' },
  peopleHint: 'Kies één persoon, of twee als ze het samen doen.',
  addPerson: 'Voeg iemand toe',
  peopleFailed: 'We konden je familie niet ophalen.',
  ownSide: 'Wat doe jij?',
  ownSides: { gift: { from: 'Ik geef', to: 'Ik krijg' }, loan: { from: 'Ik leen uit', to: 'Ik leen' } },
  withYou: 'Doet iemand dit samen met jou?',
  withYouHint: 'Bijvoorbeeld je partner. Anders kies je niemand.',
  whoManages: 'wie de familie beheert',
  whoSees: (names: string) =>
    `Dit contract ziet wie erin staat, en wie de familie beheert: ${names}. Verder niemand. Van een ander zie jij hier alleen de naam.`,
  missingMember: (names: string) =>
    `Staat iemand er niet bij? Vraag het aan ${names}. Alleen wie de familie beheert voegt mensen toe, en bestelt er plaatsen bij als dat nodig is.`,

  amount: 'Bedrag',
  signedDate: 'Ondertekend op',
  signedDateHint: 'Nog niet ondertekend? Laat dit leeg, dan bewaren we een concept.',
  confirms: (names: string) =>
    `Vul je een dag in, dan vragen we ${names} om die dag te bevestigen. Tot dan is het een concept.`,
  confirmsFor: (names: string) => `Je bevestigt die dag ook namens ${names}.`,
  signThemselves:
    'Laat dit leeg. Aan beide kanten heeft iemand een eigen login: zij ondertekenen zelf, of leggen samen de dag vast.',
  deedThemselves:
    'Laat dit leeg. Aan beide kanten heeft iemand een eigen login: zij leggen samen de datum van de akte vast.',
  deedDate: 'Datum van de akte van de notaris',
  deedDateHint: 'Nog niet bij de notaris geweest? Laat dit leeg.',
  giftDate: 'Dag waarop het geld is of wordt overgemaakt',
  purpose: 'Waarvoor is het geld?',
  clausesIntro: 'Overal is het gewone antwoord al gekozen. Loop het na, en verander wat voor jullie anders is.',
  clausesOfOld:
    'Hebben jullie een papier van toen? Neem over wat daarin staat. Staat iets er niet in, laat dan het gewone antwoord staan.',
  meaning: 'Wat betekent dit?',
  exclusion: 'Uitsluitingsclausule',
  exclusionHint: 'Hiermee blijft de schenking van {to}, en niet ook van de partner.',
  revocable: 'De schenking mag worden teruggedraaid door {from}',
  countsTowardEstate: 'De schenking telt later mee bij de erfenis',
  startDate: 'Dag waarop het geld is of wordt uitbetaald',
  firstPayment: 'Dag van de eerste termijn',
  firstPaymentHint: {
    '1': 'Minstens een maand na de uitbetaling. Op deze dag van de maand wordt daarna steeds betaald.',
    '3': 'Minstens een kwartaal na de uitbetaling. Daarna wordt elke drie maanden op deze dag betaald.',
    '12': 'Minstens een jaar na de uitbetaling. Daarna wordt elk jaar op deze dag betaald.',
  },
  rate: 'Rente per jaar',
  rateHint: 'In procenten, bijvoorbeeld 3,5.',
  rateMotivation: 'Waarom deze rente?',
  rateMotivationHint: 'Bijvoorbeeld waarom jullie rente hoger of lager is dan die van de bank.',
  term: 'Hoe lang loopt de lening?',
  ownHome: 'De lening is voor een eigen woning van {to}',
  ownHomeHint:
    'Dan komen er regels bij voor de renteaftrek. De gegevens van de lening horen dan elk jaar in de aangifte van {to}.',

  result: 'Dit betekent het',
  resultEmpty: 'Vul het bedrag, de rente en de looptijd in. Dan zie je hier wat dat per termijn betekent.',
  firstTerm: 'Eerste termijn',
  lastTerm: 'Laatste termijn',
  totalInterest: 'Rente in totaal',
  endDate: 'Afgelost op',
  each: { '1': 'Elke maand', '3': 'Elk kwartaal', '12': 'Elk jaar' },
  eachInterest: { '1': 'Rente per maand', '3': 'Rente per kwartaal', '12': 'Rente per jaar' },
  stub: (days: string, amount: string) =>
    `Op ${days} wordt eerst ${amount} rente betaald, over de dagen na de uitbetaling.`,

  check: 'Klopt dit zo?',
  restPlain: 'De volledige tekst, met alle afspraken, staat in het contract hieronder.',
  change: (step: string) => `Wijzig: ${step}`,
  changeShort: 'Wijzig',
  preview: 'Zo ziet het contract eruit',
  showPreview: 'Bekijk het contract als PDF',
  previewFailed: 'Het voorbeeld lukt nu niet. Wat je hebt ingevuld is er nog.',
  previewName: 'Voorbeeld van het contract',
  save: 'Bewaar contract',
  saveChanges: 'Bewaar wijzigingen',

  doneTitle: 'Klaar. Het contract staat erin.',
  doneSignedText: 'Bewaar het ondertekende exemplaar goed.',
  doneNotaryText: 'Download het concept en neem het mee naar de notaris. Onderteken het zelf niet.',
  downloadDraft: 'Download het concept voor de notaris',
  doneOfferedText: (names: string) =>
    `Het is nog een concept. We hebben ${names} gevraagd om de dag te bevestigen. Daarna telt het mee.`,
  doneInvitedText: (who: readonly string[]) =>
    `Het is nog een concept. ${new Intl.ListFormat('nl').format(who)} ${who.length === 1 ? 'heeft' : 'hebben'} nog geen account. Vraag de handtekeningen nu: zodra iedereen er is, gaat het vanzelf.`,
  doneDraftText:
    'Het is nog een concept. Bij het contract laat je het ondertekenen, of leggen jullie vast wanneer het op papier is ondertekend.',
  doneOwnText: 'Het is nog een concept. Laat het bij het contract ondertekenen. Tot dan telt het niet mee.',
  download: 'Download het contract',
  toContract: 'Naar het contract',
  toSign: 'Laat ondertekenen',
  toOverview: 'Naar overzicht',
} as const;

/** The words of the amount for a gift of a home or land: the value that the law uses. */
export const realEstateWords = {
  value: 'Waarde',
  date: 'Dag waarop het huis of de grond overgaat',
  purpose: 'Om welk huis of welke grond gaat het?',
  valueHint:
    'Van een woning: de WOZ-waarde van het jaar van de schenking. Die van het jaar daarna mag ook (artikel 21 lid 5 van de Successiewet 1956).',
} as const;
