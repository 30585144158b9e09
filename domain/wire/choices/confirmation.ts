/** What somebody says of an agreement that stood in their name before they had a login. */
export const CONFIRMATION_ANSWERS = ['yes', 'no'] as const;
