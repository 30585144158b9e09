/** The words of the bell, the list of notices and the choices at Profiel (docs/screens.md 4.18). */
export const noticesText = {
  title: 'Meldingen',
  bell: (unread: number) =>
    unread === 0 ? 'Meldingen' : unread === 1 ? 'Meldingen: 1 nieuwe' : `Meldingen: ${unread} nieuwe`,
  intro: 'Wat er gebeurde in jullie contracten, en wat eraan komt.',
  list: 'Meldingen, de nieuwste bovenaan',
  isNew: 'Nieuw',
  more: 'Toon oudere meldingen',
  empty: 'Je hebt nog geen meldingen',
  emptyHint: 'Doet iemand een voorstel, meldt iemand een betaling of komt er een termijn aan? Dan lees je het hier.',
  failed: 'We konden je meldingen niet ophalen.',
  waits: {
    title: 'Dit wacht op jou',
    failed: 'We konden niet ophalen wat op jou wacht.',
  },
  toChoices: 'Kies waarover je mail krijgt',
  choices: {
    title: 'Mail over meldingen',
    intro: 'Je meldingen staan altijd achter de bel. Kies hier waarover je ook mail krijgt. Je keuze telt meteen.',
    failed: 'We konden je keuzes niet ophalen.',
    ways: { now: 'Meteen', weekly: 'Op maandag', never: 'Geen mail' },
  },
} as const;
