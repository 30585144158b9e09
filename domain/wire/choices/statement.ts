/** The verdicts on a loan for the own home under art. 3.119c. */
export const VERDICTS = ['green', 'amber', 'red'] as const;

/** The kinds of gift in a year: a gift agreement, or principal of a loan that was forgiven. */
export const STATEMENT_GIFT_KINDS = ['gift', 'forgiven'] as const;

/** The side of a gift that a person is on. */
export const GIFT_ROLES = ['given', 'received'] as const;
