/** The words of the card with what waits for its reader, beside what it says (domain/nextStep/words.ts). */
export const nextStepText = {
  title: 'Volgende stap',
  /** The answer of one press. */
  right: 'Klopt',
  confirmWhat: (amount: string, date: string) => `Klopt, ${amount} van ${date} is binnen`,
  confirmed: 'Bevestigd. De betaling telt mee.',
  together: (day: string, sum: string) => `Samen op ${day}: ${sum}.`,
  more: (count: number) => `En nog ${count}`,
  moreAbout: (count: number) => `En nog ${count}, bij je meldingen`,
} as const;
