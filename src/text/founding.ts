/** The sentences of /eigen-familie, and of the two ways in. */
export const foundingText = {
  title: 'Begin een eigen familie',
  intro: (family: string) => `Een tweede familie, naast familie ${family}. Je houdt je account en je logt in zoals nu.`,
  means: 'Wat dat betekent',
  facts: (family: string) =>
    [
      {
        title: 'Eigen mensen en contracten',
        text: 'Je begint met een lege familie. Wie erbij hoort, voeg je zelf toe. Jij beheert haar.',
      },
      {
        title: 'Eigen plaatsen',
        text: 'Je nieuwe familie heeft een eigen aantal plaatsen voor familieleden. Meer plaats bestel je per familie.',
      },
      {
        title: 'Niemand kijkt mee',
        text: `Van familie ${family} zie je hier niets, en zij zien niets van je nieuwe familie. Bovenaan kies je in welke familie je kijkt.`,
      },
    ] as const,
  you: (name: string, birthdate: string | null) =>
    birthdate === null
      ? `Jij staat erin als ${name}.`
      : `Jij staat erin als ${name}, geboren op ${birthdate}.`,
  wrong: 'Klopt dat niet? Wijzig het eerst bij Profiel.',
  form: 'Een familie beginnen',
  name: 'Hoe heet je familie?',
  nameHint: 'Zonder het woord familie. Deze naam staat bovenaan.',
  birthdate: 'Je geboortedatum',
  found: 'Begin deze familie',
  failed: 'We konden je gegevens niet ophalen.',

  block: {
    title: 'Je families',
    intro: 'Met één account kun je in meer families zijn. Ze zien niets van elkaar.',
    list: 'Families waar je bij hoort',
    here: 'Hier ben je nu',
    open: (family: string) => `Ga naar familie ${family}`,
    openVerb: 'Ga erheen',
    text: 'Voor contracten die alleen jij en je eigen gezin aangaan.',
  },
} as const;
