/** The verdicts on a home loan under art. 3.119c. */
export const VERDICTS = ['green', 'amber', 'red'] as const;

/** The kinds of gift in a year: a gift agreement, or forgiven principal of a loan. */
export const STATEMENT_GIFT_KINDS = ['gift', 'forgiven'] as const;

/** The side of a gift that a person is on. */
export const GIFT_ROLES = ['given', 'received'] as const;

/**
 * Why a home is, or is not, an own home (art. 3.111 Wet IB 2001): lived in, empty and for sale, let, sold, or for sale past the
 * years of lid 2.
 */
export const HOME_STATES = ['lived', 'for_sale', 'let', 'sold', 'too_long'] as const;

/** The half of a gift on paper of two that fell due, for the statement's person: their own, the co-giver's, or a giver's. */
export const HALF_OF = ['own', 'together', 'giver'] as const;
