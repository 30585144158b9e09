/** The sentences of /eigen-familie, and of the two links to it. */
export const foundingText = {
  title: 'Begin een eigen familie',
  intro: (family: string) =>
    `Je begint een familie naast familie ${family}, met het account dat je hebt. Je logt in zoals nu.`,
  means: 'Wat dat betekent',
  facts: (family: string) => [
    'Je nieuwe familie begint leeg. Wie erbij hoort, voeg je zelf toe. Jij beheert de familie.',
    'De contracten zijn apart, en ook het aantal plaatsen voor familieleden. Meer plaats bestel je per familie.',
    `Van familie ${family} zie je daar niets, en zij zien niets van jouw familie. Bovenaan kies je in welke familie je kijkt.`,
  ],
  about: 'Je nieuwe familie',
  form: 'Een familie beginnen',
  name: 'Hoe heet je familie?',
  nameHint: 'Zonder het woord familie ervoor.',
  birthdate: 'Je geboortedatum',
  you: (name: string, birthdate: string | null) =>
    `Jij staat erin als ${name}${birthdate === null ? '' : `, geboren op ${birthdate}`}.`,
  wrong: 'Klopt dat niet?',
  change: 'Wijzig het bij Profiel',
  found: 'Begin deze familie',
  going: 'Je familie is er. We gaan ernaartoe.',
  failed: 'We konden niet ophalen wie je bent.',

  block: {
    title: 'Je families',
    intro: 'Met één account kun je bij meer families horen. Ze zien niets van elkaar.',
    open: 'Ga erheen',
    openOf: (family: string) => `Ga erheen: familie ${family}`,
    own: 'Een eigen familie',
    text: 'Voor wat je afspreekt met je eigen gezin. Je familie van nu ziet daar niets van.',
  },
} as const;
