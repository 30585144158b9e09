/** The sentences of the tax check of a loan for the own home. */
export const deductionText = {
  title: 'Aftrek van de rente',
  verdicts: { green: 'In orde', amber: 'Let op', red: 'Niet aftrekbaar' },
  of: (what: string) => `Hoogste schuld van ${what}`,
  rule: 'Een lening voor je eigen woning moet ten minste zo snel worden afgelost als met elke maand hetzelfde bedrag in 360 maanden. Wat je in de eerste vijf werkdagen van januari betaalt, telt nog mee voor december.',
  article: 'Artikel 3.119c en 3.119e Wet IB 2001, artikel 17aa Uitvoeringsregeling IB 2001',
  thisLoan: 'deze lening',
  toYear: (year: number) => `Bekijk de jaaropgave van ${year}`,
} as const;
