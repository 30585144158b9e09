/**
 * What somebody can record of another that is first a claim: that they died, are shut out, are divorced, are parted from a partner
 * without an account, or manage no more.
 */
export const CLAIM_KINDS = ['death', 'block', 'divorce', 'parted', 'role'] as const;

/**
 * How a claim ended: the person it is about agreed or refused, whoever manages the family withdrew it, it took effect after its week,
 * or it was overtaken: it could not be carried out any more.
 */
export const CLAIM_OUTCOMES = ['agreed', 'refused', 'withdrawn', 'took_effect', 'overtaken'] as const;
