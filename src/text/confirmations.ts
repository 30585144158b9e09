/** The sentences about agreements in somebody's name from before they had a login. */
export const confirmationsText = {
  title: 'Klopt dit?',
  ask: 'Dit contract stond al op je naam toen je je login kreeg. Lees de afspraken hieronder. Zeg daarna of alles klopt.',
  yes: 'Ja, dit klopt',
  no: 'Nee, dit klopt niet',
  nowRight: 'Het klopt nu wel',
  form: {
    title: 'Wat klopt er niet?',
    word: 'Wat is er anders?',
    hint: 'In hoogstens 500 tekens. De anderen in het contract lezen dit.',
    submit: 'Verstuur',
    cancel: 'Annuleer',
  },
  saidYes: 'Je zegt dat dit klopt.',
  saidNo: 'Je zegt dat dit niet klopt. De anderen lezen waarom.',
  unheard: (who: string) =>
    `Niet bevestigd door ${who}: zonder eigen login kan dat hier niet. Wie dit vastlegde, staat aan de andere kant. Bewaar de papieren met de handtekeningen.`,
  right: (who: string, day: string) => `${who} zegt sinds ${day} dat dit klopt.`,
  disputed: (who: string, day: string) => `Betwist door ${who} sinds ${day}.`,
  stays: 'Het contract en de bedragen blijven staan, tot jullie samen iets anders afspreken.',
  words: (word: string) => `‘${word}’`,
  list: {
    title: 'Klopt wat er op je naam staat?',
    intro: 'Deze contracten stonden er al toen je je login kreeg. Open ze, en zeg of ze kloppen.',
    failed: 'We konden niet ophalen wat er al op je naam stond.',
  },
} as const;
