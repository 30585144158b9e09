/** What somebody can be asked to do with a contract, the most pressing first: another one waits for it, money is due, a concept lies there. */
export const STEP_KINDS = ['sign', 'answer', 'confirm', 'late', 'soon', 'send'] as const;
