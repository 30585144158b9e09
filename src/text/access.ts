/** The sentences of /familiebeheer/wie-ziet-wat, and of appointing and removing managers. */
export const accessText = {
  title: 'Wie ziet wat',
  intro: 'Dit geldt nu voor jullie familie. Een andere familie ziet niets.',
  failed: 'We konden niet ophalen wie wat ziet.',
  managers: 'Wie de familie beheert',
  managersText: (names: string) =>
    `${names}. Wie beheert, ziet alle contracten van de familie, voegt mensen toe en maakt contracten, ook tussen anderen.`,
  nobody: 'Niemand beheert de familie nu.',
  notTold:
    'Je hoort niet meer bij deze familie. Daarom zie je hier niet wie haar beheert. Wie beheert, ziet wel de contracten waar je zelf in staat.',
  people: 'Wie een eigen login heeft',
  you: 'jij',
  all: 'Beheert de familie en ziet alle contracten.',
  own: (count: number) =>
    count === 0
      ? 'Staat in geen enkel contract, en ziet er dus geen.'
      : `Ziet alleen de contracten waar deze persoon zelf in staat: nu ${count}.`,
  yours: (count: number) =>
    count === 0
      ? 'Je staat in geen enkel contract, en ziet er dus geen.'
      : `Je ziet alleen de contracten waar je zelf in staat: nu ${count}.`,
  yoursAlso: 'Die ziet ook wie de familie beheert, en wie er samen met jou in staat.',
  others: 'Heeft een ander van je familie een eigen login, dan ziet die ook alleen de eigen contracten.',
  names:
    'Iedereen met een eigen login kan zelf een contract maken. Daarvoor zie je de namen in de familie, en met wie iemand voor de schenkbelasting samen telt. Niet: een geboortedatum, e-mailadres, foto of bedrag van een ander. Maakt iemand die niet beheert een contract met jou, dan staat je geboortedatum er pas in als het is ondertekend.',
  partner: 'Partners zien elkaars gegevens, zoals de geboortedatum. Voor de schenkbelasting tellen ze vaak samen.',
  shares: 'Wat ieder kind kreeg',
  visibility: {
    parents: 'Alleen wie de familie beheert, ziet wat ieder kind kreeg en leende.',
    everyone: 'Iedereen met een eigen login ziet wat ieder kind kreeg en leende. De contracten zelf niet.',
  },
  toShares: 'Naar Gelijk delen',
  toFamily: 'Naar je familie',
  asking: 'Het beheer vragen',
  askText:
    'Is wie de familie beheert overleden of weg? Jij hebt het langst een eigen login. Je kunt het beheer vragen. Iedereen krijgt daarover een mail. Zegt wie nu beheert binnen 30 dagen geen nee, dan krijg jij het beheer erbij.',
  ask: 'Vraag het beheer',
  askTitle: 'Het beheer van de familie vragen?',
  askConsequence: 'Iedereen van je familie met een eigen login krijgt hier een mail over.',
  asked: 'Je hebt het beheer gevraagd. Iedereen krijgt een mail.',
  requested: (name: string, day: string) =>
    `${name} vraagt het beheer van de familie en krijgt het vanaf ${day}, tenzij wie nu beheert eerder nee zegt.`,
  requestedByYou: (day: string) =>
    `Je hebt het beheer gevraagd. Je krijgt het vanaf ${day}, tenzij wie nu beheert eerder nee zegt.`,
  due: 'De wachttijd is voorbij en niemand zei nee. Je kunt de familie nu beheren.',
  takeOver: 'Neem het beheer op je',
  tookOver: 'Je beheert de familie nu.',
  refuse: 'Zeg nee',
  refused: 'Je zei nee. Het beheer blijft zoals het is.',
  withdraw: 'Trek je vraag in',
  withdrawn: 'Je vraag is ingetrokken.',
  manages: 'beheert de familie',
  give: {
    action: 'Geef het beheer',
    to: (name: string) => ` aan ${name}`,
    title: (name: string) => `${name} het beheer geven?`,
    text: (name: string) =>
      `${name} ziet dan alle contracten van de familie, kan ze maken en kan mensen toevoegen. ${name} kan het beheer ook aan anderen geven of terugnemen, ook het jouwe. Iedereen met een eigen login krijgt een mail.`,
    done: (name: string) => `${name} beheert de familie nu ook.`,
  },
  take: {
    action: 'Neem het beheer terug',
    of: (name: string) => ` van ${name}`,
    title: (name: string) => `Het beheer terugnemen van ${name}?`,
    text: (name: string) =>
      `${name} ziet daarna alleen nog de contracten waar ${name} zelf in staat. Iedereen met een eigen login krijgt een mail.`,
    done: (name: string) => `${name} beheert de familie niet meer.`,
  },
  leave: {
    action: 'Geef je beheer op',
    title: 'Je beheer opgeven?',
    text: 'Je ziet daarna alleen nog de contracten waar je zelf in staat. Alleen een ander die beheert, kan het je teruggeven. Iedereen met een eigen login krijgt een mail.',
    done: 'Je beheert de familie niet meer.',
  },
} as const;
