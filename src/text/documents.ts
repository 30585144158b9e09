/** The sentences about the documents of a contract. */
export const documentsText = {
  title: 'Documenten',
  intro: {
    gift: 'Van elke ondertekende versie bewaren we het document. Het verandert daarna niet meer.',
    loan: 'Van elke ondertekende versie bewaren we het document. Bij elke wijziging hoort een aanvulling, om samen te tekenen. Wat is gemaakt, verandert niet meer.',
  },
  getAddendum: 'Aanvulling',
  /** Without a number while there is only one version. */
  agreement: (version: number | null) => (version === null ? 'Contract' : `Contract, versie ${version}`),
  addendum: (change: string) => `Aanvulling: ${change}`,
  scan: 'Scan van het ondertekende papier',
  addScan: 'Voeg een scan van het ondertekende papier toe',
  anotherScan: 'Voeg nog een scan toe',
  added: (day: string) => `Toegevoegd op ${day}.`,
  ofVersion: (version: number | null) => (version === null ? 'Bij het contract.' : `Bij contract, versie ${version}.`),
  current: 'geldt nu',
  concept: 'concept',
  undone: 'teruggedraaid',
  signed: (day: string) => `Ondertekend op ${day}.`,
  agreed: (day: string, signed: string) =>
    `Gewijzigd met akkoord van iedereen op ${day}. Eerst ondertekend op ${signed}.`,
  draft: 'Nog niet ondertekend.',
  notMade: 'Dit document wordt gemaakt als je het voor het eerst downloadt.',
  made: (day: string) => `Gemaakt op ${day}.`,
  hash: 'Controlegetal (SHA-256)',
  check: 'Controleer een document dat je kreeg',
  download: 'Download',
  downloadWhat: (what: string) => `Download: ${what}`,
  failed: 'We konden de documenten niet ophalen.',
  failedHint: 'Ze zijn er nog.',
  standing: {
    open: 'Stand op een datum',
    title: 'Stand op een datum',
    explained:
      'Een opgave voor bijvoorbeeld een bank of een notaris: wat er aan het einde van een dag openstond, wat er is betaald en wat het kost om de lening dan af te lossen.',
    date: 'Op welke dag?',
    dateHint: 'Bijvoorbeeld 31-12-2026',
    submit: 'Download de stand',
    cancel: 'Annuleer',
  },
} as const;
