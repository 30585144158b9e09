/** The sides of an agreement: who gives or lends, and who receives or borrows. */
export const PARTY_SIDES = ['from', 'to'] as const;
export type PartySide = (typeof PARTY_SIDES)[number];
