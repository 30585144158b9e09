import { CHECK_TITLE, OPEN_POINTS, VERDICTS } from '../../domain/deduction/verdicts.ts';

/** The sentences of the tax check of a loan for the own home. */
export const deductionText = {
  entering:
    'De betalingen van vroeger worden nog ingevoerd. Of er genoeg is afgelost voor de aftrek, staat hier zodra dat klaar is.',
  title: CHECK_TITLE,
  verdicts: VERDICTS,
  open: OPEN_POINTS,
  of: (what: string) => `Hoogste schuld van ${what}`,
  rule: 'Een lening voor je eigen woning moet ten minste zo snel worden afgelost als met elke maand hetzelfde bedrag in 360 maanden. De wet kijkt op 31 december, en op de dag waarop de rente verandert of de woning wordt verkocht. De aflossing over december telt nog mee als die in de eerste vijf werkdagen van januari is betaald; een extra aflossing of kwijtschelding van januari niet.',
  article: 'Artikel 3.119c en 3.119e Wet IB 2001, artikel 17aa Uitvoeringsregeling IB 2001',
  thisLoan: 'deze lening',
  toYear: (year: number) => `Bekijk de jaaropgave van ${year}`,
} as const;
