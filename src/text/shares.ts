/** The shares of two borrowers: the question, the fields and the row. */
export const sharesWords = {
  ask: 'Wie draagt welk deel van de schuld?',
  hint: 'Voor {from} verandert dit niets: {to} blijven allebei aansprakelijk voor het geheel. Het gaat over wie onderling wat draagt.',
  row: { label: 'Onderling dragen {to}', none: 'Ieder de helft' },
};

export const sharesText = {
  halves: 'Ieder de helft',
  own: 'Ieder een eigen deel',
  shareOf: (name: string) => `Deel van ${name}`,
  shareHint: 'Zoals 70 % of 2/3',
};
