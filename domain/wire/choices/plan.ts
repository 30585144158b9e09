/** The end of a plan: a sum that was given, or a day. */
export const PLAN_ENDS = ['sum', 'day'] as const;

/** The yearly gift: the remainder of the exemption, or a chosen amount. */
export const PLAN_PACES = ['exemption', 'fixed'] as const;

/** 'stopped': the giver or the recipient is no longer there, or can be in no contract. */
export const PLAN_STATES = ['runs', 'done', 'stopped'] as const;
