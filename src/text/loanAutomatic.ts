/** The sentences about a loan whose terms each count as paid on their day (docs/decisions/0002). */
export const automaticText = {
  since: (day: string) => `Gaat automatisch sinds ${day}.`,
  from: (day: string) => `Gaat automatisch vanaf ${day}.`,
  means: 'Elke termijn telt als betaald op zijn dag, tot iemand iets anders zegt. Na elk jaar vragen we of dat klopt.',
  open: 'Zet op automatisch',
  asked: (by: string, who: string) => `${by} wil de termijnen automatisch laten tellen. Dat wacht op ${who}.`,
  askedDone: (who: string) => `Gevraagd. Het wacht op ${who}.`,
  dontAsk: 'Toch niet',
  notAsked: 'De termijnen gaan niet automatisch.',
  title: 'Op automatisch zetten?',
  explained: (first: string) =>
    `Vanaf vandaag voeren we elke termijn zelf in als betaald, op zijn eigen dag. De eerste is ${first}.`,
  today: 'vandaag',
  on: (day: string) => `op ${day}`,
  wrong: 'Kwam een betaling niet? Draai die dan terug in de tijdlijn. We voeren die betaling niet nog eens in.',
  told: (who: string, people: number) =>
    `Met een eigen login ${people === 1 ? 'krijgt' : 'krijgen'} ${who} hier bericht van. Uitzetten kan dan ook.`,
  start: 'Zet op automatisch',
  started: 'De lening gaat nu automatisch.',
  end: 'Zet uit',
  endTitle: 'Automatisch uitzetten?',
  endText: 'Vanaf nu telt een termijn pas als iemand de betaling invoert. Wat al is geteld, blijft staan.',
  ended: 'De lening gaat niet meer automatisch.',
  counted: (when: string) => `Automatisch geteld op ${when}`,
} as const;
