/** The verdicts on a loan for the own home under art. 3.119c. */
export const VERDICTS = ['green', 'amber', 'red'] as const;

/** The kinds of gift in a year: a gift agreement, or principal of a loan that was forgiven. */
export const STATEMENT_GIFT_KINDS = ['gift', 'forgiven'] as const;

/** The side of a gift that a person is on. */
export const GIFT_ROLES = ['given', 'received'] as const;

/**
 * Why a home is, or is not, an own home (art. 3.111 Wet IB 2001): lived in, empty and for sale, let, sold, or for sale past the years
 * of lid 2.
 */
export const HOME_STATES = ['lived', 'for_sale', 'let', 'sold', 'too_long'] as const;

/** Whose half of a gift on paper of two fell due, for the person of a statement: their own, of whom they gave it with, of who gave to them. */
export const HALF_OF = ['own', 'together', 'giver'] as const;
