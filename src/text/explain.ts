/** The words of the button next to a figure. */
export const explainText = {
  question: 'Hoe komen jullie hieraan?',
  ask: (of: string) => `Hoe komen jullie hieraan? ${of}`,
  answer: (of: string) => `Uitleg bij: ${of}`,
  sum: 'De som',
} as const;
