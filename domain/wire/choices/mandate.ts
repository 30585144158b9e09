/**
 * What somebody can let their partner answer for them: other terms and changes of a loan, what was signed on paper, a
 * forgiveness, the archive and the way back, and receipts. Never signing in the product.
 */
export const MANDATE_MATTERS = ['terms', 'paper', 'forgiveness', 'archive', 'payments'] as const;
export type MandateMatter = (typeof MANDATE_MATTERS)[number];

/**
 * Why a mandate ended: the giver or the taker ended it, the giver gave another one, they parted, one of them died or was
 * blocked, or has no login any more.
 */
export const MANDATE_ENDS = ['giver', 'taker', 'replaced', 'parted', 'died', 'blocked', 'no_login'] as const;
export type MandateEnd = (typeof MANDATE_ENDS)[number];
