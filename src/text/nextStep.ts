/** The words of the card with what waits for its reader (domain/nextStep). */
export const nextStepText = {
  title: 'Volgende stap',
  sign: 'Er wordt je gevraagd om je handtekening.',
  answer: (by: string, until: string) => `${by} doet je een voorstel. Antwoord kan tot en met ${until}.`,
  recognise: 'Deze afspraak stond al op je naam. Klopt dit?',
  confirm: (by: string, amount: string, date: string) => `${by} meldt: ${amount} betaald op ${date}. Is het binnen?`,
  debt: (by: string) => `${by} meldt iets bij deze afspraak. Klopt het?`,
  automatic: 'Moeten de termijnen voortaan automatisch tellen?',
  late: (amount: string, date: string) => `Er staat nog ${amount} open. De oudste termijn daarvan is van ${date}.`,
  soon: (amount: string, date: string) => `Op ${date} betaal je ${amount}.`,
  year: (year: string) => `Is alles in ${year} volgens afspraak betaald?`,
  send: 'Dit contract is nog door niemand ondertekend.',
  verbs: {
    sign: 'Lees en onderteken',
    answer: 'Bekijk het voorstel',
    recognise: 'Bekijk en antwoord',
    confirm: 'Klopt',
    debt: 'Bekijk en antwoord',
    automatic: 'Bekijk en antwoord',
    late: 'Naar de betalingen',
    soon: 'Naar de betalingen',
    year: 'Klopt',
    send: 'Laat ondertekenen',
  },
  /** Another question comes with it, so it is answered at the contract. */
  confirmThere: 'Bekijk en bevestig',
  confirmWhat: (amount: string, date: string) => `Klopt, ${amount} van ${date} is binnen`,
  confirmed: 'Bevestigd. De betaling telt mee.',
  yearCounted: (amount: string) =>
    `Samen ${amount} telde automatisch. Bevestig het, of draai terug wat niet is betaald.`,
  yearWhat: (year: string) => `Klopt, alles in ${year} is betaald`,
  yearWrong: 'Er klopt iets niet',
  yearConfirmed: (year: string) => `Bevestigd. Alles in ${year} is betaald.`,
  contract: (kind: string, from: string, to: string) => `${kind} van ${from} aan ${to}`,
  more: (count: number) => `En nog ${count}`,
  moreAbout: (count: number) =>
    `En nog ${count === 1 ? 'één ding dat op je wacht' : `${count} dingen die op je wachten`}, bij je meldingen`,
} as const;
