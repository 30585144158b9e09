/** The sentences of /jaaropgave (docs/screens.md 4.3). */
export const statementText = {
  title: (year: number) => `Jaaropgave ${year}`,
  intro: 'De cijfers voor je aangifte, per persoon. Wat de een uitleent, is precies wat de ander leent.',
  bySchedule:
    'Van sommige leningen is nog niets vastgelegd. Daarvoor rekenen we met het schema: alsof elke termijn op zijn dag is betaald. Ging dat anders? Leg de betalingen dan vast bij het contract.',
  year: 'Jaar',
  running: (year: number) => `${year} (voorlopig)`,
  person: 'Van wie',
  pickers: 'Kies jaar en persoon',
  provisional: (until: string) =>
    `Dit jaar is nog niet voorbij. De cijfers lopen tot en met ${until} en kunnen nog veranderen.`,
  download: (year: number) => `Download jaaropgave ${year}`,
  downloadProvisional: 'Download voorlopige opgave',
  downloaded: 'De jaaropgave is gedownload.',
  csv: 'CSV voor een spreadsheet',
  printed: (name: string, date: string) => `Van ${name}. Afgedrukt op ${date}.`,
  print: 'Afdrukken',
  failed: 'We konden de jaaropgave niet ophalen.',
  failedHint: 'Je gegevens zijn veilig.',
  unknown: 'Deze jaaropgave bestaat niet of is niet van jou.',
  toOwn: 'Naar je eigen jaaropgave',
  empty: (year: number) => `In ${year} liepen er geen leningen of schenkingen.`,
  emptyOf: (year: number, who: string) => `${who} had in ${year} geen leningen of schenkingen.`,
  nearest: (year: number) => `Bekijk ${year}`,
  nothingYet: 'Nog geen leningen of schenkingen.',
  nothingYetHint: 'Zodra een contract is ondertekend, staan de cijfers voor de aangifte hier.',
  inFamily: (role: string, family: string) => `${role} in familie ${family}`,
  elsewhere: (here: string) =>
    `Hieronder staat wat je in een andere familie hebt. In je aangifte hoort alles bij elkaar. Wat hierboven staat, de PDF en de CSV gaan alleen over familie ${here}.`,
  roleHints: {
    lent: 'Geld dat anderen nog moeten betalen.',
    borrowed: 'Geld dat nog betaald moet worden.',
    given: 'Schenkingen en wat is kwijtgescholden.',
    received: 'Schenkingen en wat is kwijtgescholden.',
  },
  together: (names: string) => `samen met ${names}`,
  signed: (date: string) => `ondertekend op ${date}`,
  from: (date: string) => `vanaf ${date}`,
  rate: (percent: string) => `${percent} rente`,
  all: 'Alles bij elkaar',
  perLoan: (count: number) => `De ${count} leningen, een voor een`,
  allHint: 'Wat je samen met iemand hebt, staat hier helemaal in.',
  closingSoFar: (date: string) => `Nu, ${date}`,
  arrears: (interest: string, principal: string) =>
    `Nog te betalen over eerdere termijnen: rente ${interest}, aflossing ${principal}.`,
  reconcile: {
    of: (closing: string, what: string) => `${closing}, ${what}`,
    rule: 'Wat er op 1 januari openstond, met wat erbij kwam en zonder wat is betaald of kwijtgescholden, is wat er aan het eind openstaat. Het klopt tot op de cent.',
  },
  exemptions: {
    intro: 'Wat er in dit jaar is geschonken en kwijtgescholden, en hoeveel vrijstelling dat kostte.',
    provisional:
      'Wat er in dit jaar is geschonken en kwijtgescholden, en hoeveel vrijstelling dat tot nu toe kost. Een lening die snel kan worden opgeëist, telt voor het hele jaar mee.',
    used: (used: string, limit: string, left: string) => `${used} van ${limit} gebruikt, ${left} over`,
    taxed: (taxable: string, tax: string) => `Belast: ${taxable}. De schenkbelasting is dan ${tax}.`,
    of: (title: string, who: string) => `${title}, ${who}`,
  },
  kinds: { gift: 'Schenking', forgiven: 'Kwijtschelding' },
  giftColumns: { date: 'Datum', what: 'Wat en met wie', amount: 'Bedrag' },
  giftsCaption: (role: string, year: number) => `${role} in ${year}`,
  total: 'Totaal',
  copyThis: {
    title: 'Neem dit over',
    intro:
      'Dit vul je in bij je aangifte inkomstenbelasting, in de woorden van het formulier. Elk bedrag staat er in hele euro’s.',
    half: (names: string, half: string, share = 'de helft') => `samen met ${names}, ${share} is ${half}`,
  },
  couple: {
    title: (one: string, other: string) => `${one} en ${other} samen`,
    intro:
      'Jullie zijn het hele jaar fiscale partners. Samen hebben jullie op 1 januari dit in box 3. Verdeel het zoals jullie willen.',
    boxes: {
      claims: (label: string) => `Uitgeleend geld: ${label.toLowerCase()}`,
      debts: (label: string) => `Schulden: ${label.toLowerCase()}`,
    },
  },
  byHand: 'vul zelf in',
  toContract: 'Bekijk het contract',
  versions: {
    title: 'Uitgegeven versies',
    none: 'Nog niet uitgegeven. Met je eerste download leggen we deze cijfers vast als versie 1.',
    version: (number: number) => `Versie ${number}`,
    download: 'Download',
    hash: 'Controlegetal (SHA-256)',
    get: (number: number) => `Download versie ${number}`,
    changed: (next: number) =>
      `De cijfers zijn veranderd sinds de laatste versie. Met je volgende download maken we versie ${next}, met wat er anders is:`,
    unchanged: 'De cijfers zijn sindsdien niet veranderd.',
  },
} as const;
