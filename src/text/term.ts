/** The words of a term; apart from those of other fields, as the first form that people see has none. */
export const termText = {
  years: 'jaar',
  months: 'maanden',
  whole: 'Vul hele jaren en maanden in.',
} as const;
