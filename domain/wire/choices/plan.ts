/** What ends a plan: a sum that was given, or a day. */
export const PLAN_ENDS = ['sum', 'day'] as const;

/** What is given in a year: what the exemption leaves, or an amount that somebody chose. */
export const PLAN_PACES = ['exemption', 'fixed'] as const;

/** 'stopped': who gives or who gets is no longer there, or can be in no contract. */
export const PLAN_STATES = ['runs', 'done', 'stopped'] as const;
