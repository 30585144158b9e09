/**
 * The subjects that a partner can be mandated to answer: other terms and changes of a loan, an agreement signed on
 * paper, forgiveness, the archive and the way back, and receipts. Never signing in the product.
 */
export const MANDATE_MATTERS = ['terms', 'paper', 'forgiveness', 'archive', 'payments'] as const;
export type MandateMatter = (typeof MANDATE_MATTERS)[number];

/**
 * Why a mandate ended: the giver or the taker ended it, the giver gave another one, they parted, one of them died or was
 * blocked, or no longer has a login.
 */
export const MANDATE_ENDS = ['giver', 'taker', 'replaced', 'parted', 'died', 'blocked', 'no_login'] as const;
export type MandateEnd = (typeof MANDATE_ENDS)[number];
