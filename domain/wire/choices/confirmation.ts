/** The answers about an agreement made in somebody's name before they had a login. */
export const CONFIRMATION_ANSWERS = ['yes', 'no'] as const;
