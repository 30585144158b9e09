/** How a loan for the own home stands against art. 3.119c. */
export const VERDICTS = ['green', 'amber', 'red'] as const;

/** Why a loan must be reported after this year: it is new, or something in it changed. */
export const REPORT_REASONS = ['new', 'changed'] as const;

/** What of the data that were reported changed in a year. */
export const REPORT_CHANGES = ['rate', 'end'] as const;

/** What of a year was given: a gift agreement, or principal of a loan that was forgiven. */
export const STATEMENT_GIFT_KINDS = ['gift', 'forgiven'] as const;

/** On which side of a gift a person stands. */
export const GIFT_ROLES = ['given', 'received'] as const;
