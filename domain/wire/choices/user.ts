export const GENDERS = ['man', 'vrouw', 'onbekend'] as const;

/** The relation of somebody to the family; the founder is neither. */
export const RELATION_TYPES = ['child', 'partner'] as const;

/** Parents manage, members see what they are a party to. */
export const FAMILY_ROLES = ['parent', 'member'] as const;

/** How two partners belong together (art. 1a SW 1956, art. 5a AWR): married, registered, or living together. */
export const BONDS = ['married', 'registered', 'cohabiting'] as const;
export type Bond = (typeof BONDS)[number];
