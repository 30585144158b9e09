/**
 * The facts about another person that start as a claim: that they died, are shut out, are divorced, are parted from a partner
 * without an account, or are no longer a manager.
 */
export const CLAIM_KINDS = ['death', 'block', 'divorce', 'parted', 'role'] as const;

/**
 * How a claim ended: the person concerned agreed or refused, a manager of the family withdrew it, it took effect after its week,
 * or it was overtaken: it could no longer be carried out.
 */
export const CLAIM_OUTCOMES = ['agreed', 'refused', 'withdrawn', 'took_effect', 'overtaken'] as const;
