/** The words of a term; separate from those of other fields, as the first form that people see has no term. */
export const termText = {
  years: 'jaar',
  months: 'maanden',
  whole: 'Vul hele jaren en maanden in.',
} as const;
