/** The words of the answer for a year of automatic payments. */
export const yearAnswerText = {
  counted: (amount: string) => `Samen ${amount} telde automatisch. Bevestig het, of draai terug wat niet is betaald.`,
  wrong: 'Er klopt iets niet',
  what: (year: string) => `Klopt, alles in ${year} is betaald`,
  confirmed: (year: string) => `Bevestigd. Alles in ${year} is betaald.`,
} as const;
