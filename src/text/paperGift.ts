/** The sentences about a gift on paper: the sum owed, the interest of each year, and its records. */
export const paperText = {
  title: 'Schuld en rente',
  owed: (givers: string, many: boolean, recipients: string, amount: string) =>
    `${givers} ${many ? 'zijn' : 'is'} ${recipients} nog ${amount} schuldig.`,
  paidOut: 'De schenking is helemaal uitbetaald.',
  due: 'Het bedrag is opeisbaar bij het overlijden van de gever. Eerder betalen mag.',
  dueLast: 'Het bedrag is opeisbaar bij het overlijden van de gever die het langst leeft. Eerder betalen mag.',
  dueEach: 'Ieder van de gevers is de helft schuldig, opeisbaar bij het eigen overlijden. Eerder betalen mag.',
  halved: (date: string, left: string) =>
    `Een van de gevers is overleden op ${date}. Die helft is nu opeisbaar, en na die dag loopt er geen rente meer over. Daarvan is nog ${left} te betalen, met de rente tot en met die dag.`,
  halvedPaid: (date: string) =>
    `Een van de gevers is overleden op ${date}. Die helft is betaald. De andere helft is opeisbaar bij het overlijden van de andere gever.`,
  attributed:
    'Zeg bij een betaling voor wiens helft zij is. Staat dat er niet bij? Dan tellen we een deel van de schenking eerst bij de helft die opeisbaar is, en rente eerst bij de andere.',
  died: (date: string) =>
    `De gever is overleden op ${date}: na die dag loopt er geen rente meer. Per jaar staat hieronder wat er op die dag was betaald.`,
  rate: 'Elk jaar is er 6 % rente over het nominale bedrag, voor het eerst over het jaar van de akte. Staat in jullie akte iets anders, dan geldt de akte.',
  box3: 'Voor box 3 telt het bedrag op 1 januari als schuld van wie schenkt en als bezitting van wie krijgt. De bedragen staan in de',
  statement: 'jaaropgave',
  open: {
    title: (years: string) => `Over ${years} is de rente niet helemaal betaald`,
    text: 'De wet vraagt dat de rente elk jaar echt wordt betaald. Is dat niet gebeurd, dan telt de hele schenking bij het overlijden alsnog mee voor de erfbelasting, alsof zij is geërfd.',
    repair:
      'Alsnog betalen kan zolang de gever leeft, met rente op rente. Het bedrag dat dan nodig is, staat bij het jaar.',
    law: 'Artikel 10 lid 1 en 3 van de Successiewet 1956',
  },
  years: 'Rente per jaar',
  states: { running: 'Loopt nog', paid: 'Op tijd betaald', late: 'Later ingehaald', open: 'Niet helemaal betaald' },
  ranUntil: (date: string) => `Liep tot en met ${date}`,
  columns: { due: 'Verschuldigd', paid: 'Betaald', when: 'Wanneer', missing: 'Nog te betalen' },
  missingOn: (date: string) => `Nodig op ${date}`,
  nothing: 'Nog niets',
  paidOn: (amount: string, date: string) => `${amount} op ${date}`,
  explain: {
    of: (year: number) => `Rente over ${year}`,
    rule: '6 % over wat er elke dag nog schuldig was, naar boven afgerond op een cent. In het jaar van de akte tellen de dagen vanaf de akte. In dat van het overlijden tellen zij tot en met die dag. Van twee gevers die ieder de helft bij het eigen overlijden betalen, telt vanaf het jaar van het eerste overlijden elke helft apart.',
    late: 'Wat niet op tijd kwam, groeit daarna met 6 % per jaar, naar het aantal dagen. Elke 31 december komt die rente bij het bedrag.',
    article:
      'Artikel 10 lid 3 en artikel 21 lid 14 van de Successiewet 1956; 6 % volgens artikel 10 van het Uitvoeringsbesluit Successiewet 1956',
    owed: (date: string) => `Schuldig op ${date}`,
    inTime: 'Op tijd betaald',
    missing: (date: string) => `Nodig op ${date}, met rente op rente`,
  },
  records: {
    title: 'Wat is vastgelegd',
    none: 'Er is nog geen betaling vastgelegd.',
    interest: (amount: string, year: number) => `${amount} rente over ${year}`,
    payout: (amount: string) => `${amount} van de schenking uitbetaald`,
    half: { due: ', voor de helft van wie is overleden', other: ', voor de andere helft' },
  },
  enter: 'Betaling vastleggen',
  form: {
    title: 'Betaling vastleggen',
    kind: 'Wat is er betaald?',
    interest: 'Rente over een jaar',
    payout: 'Een deel van de schenking zelf',
    year: 'Over welk jaar?',
    half: 'Voor wiens helft?',
    halves: {
      due: 'Van de gever die is overleden',
      other: 'Van de andere gever',
      '': 'Van allebei, of dat weet ik niet',
    },
    amount: 'Bedrag',
    date: 'Betaald op',
    note: 'Omschrijving',
    noteHint: 'Bijvoorbeeld: de omschrijving op het afschrift van de bank',
    submit: 'Bewaar betaling',
    report: 'Meld betaling',
    saved: 'De betaling is bewaard.',
    missingYear: 'Kies een jaar.',
  },
  proof: 'Bewaar ook de afschriften van de bank.',
} as const;
