/** The sides of an agreement: the giver or lender, and the recipient or borrower. */
export const PARTY_SIDES = ['from', 'to'] as const;
export type PartySide = (typeof PARTY_SIDES)[number];
