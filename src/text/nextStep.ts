/** The words of the next-step card, besides the step's own (domain/nextStep/words.ts). */
export const nextStepText = {
  title: 'Volgende stap',
  /** The one-press answer. */
  right: 'Klopt',
  confirmWhat: (amount: string, date: string) => `Klopt, ${amount} van ${date} is binnen`,
  confirmed: 'Bevestigd. De betaling telt mee.',
  together: (day: string, sum: string) => `Samen op ${day}: ${sum}.`,
  more: (count: number) => `En nog ${count}`,
  moreAbout: (count: number) => `En nog ${count}, bij je meldingen`,
} as const;
