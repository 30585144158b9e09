/**
 * What an account did that its owner may not have done: a signature here, a day of signing on paper that counted at once, an answer to a
 * proposal, a word about money, an answer about what stood in their name, a mandate.
 */
export const CONTESTED_KINDS = ['signature', 'paper', 'consent', 'record', 'recognition', 'mandate'] as const;

/** The owner said that it was them, or not; or it counted for nothing yet, was taken back and is asked again. */
export const CONTESTED_OUTCOMES = ['confirmed', 'rejected', 'taken_back'] as const;
