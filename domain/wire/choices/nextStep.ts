/** What somebody can be asked to do with a contract, the most pressing first: another one waits for it, money is due, a year is over, a concept lies there. */
export const STEP_KINDS = [
  'sign',
  'answer',
  'recognise',
  'confirm',
  'debt',
  'automatic',
  'late',
  'soon',
  'year',
  'send',
] as const;
