/**
 * Acts of an account that its owner may not have done: a signature here, a day of signing on paper that counted at once, an
 * answer to a proposal, a statement about money, an answer about an agreement already in their name, a mandate.
 */
export const CONTESTED_KINDS = ['signature', 'paper', 'consent', 'record', 'recognition', 'mandate'] as const;

/** The owner said that it was them, or not; or it did not count yet, was taken back and is asked again. */
export const CONTESTED_OUTCOMES = ['confirmed', 'rejected', 'taken_back'] as const;
