export const GENDERS = ['man', 'vrouw', 'onbekend'] as const;

/** The relation of somebody to the family; the founder is neither. */
export const RELATION_TYPES = ['child', 'partner'] as const;

/** A person's exact relation to the founder, finer than the type (docs/decisions/0017); a partner is anybody's partner. */
export const KINSHIPS = [
  'child',
  'grandchild',
  'sibling',
  'parent',
  'grandparent',
  'relative',
  'friend',
  'partner',
] as const;

/** Managers see and may change everything, members see contracts to which they are a party (docs/decisions/0018). */
export const FAMILY_ROLES = ['manager', 'member'] as const;

/** How two partners belong together (art. 1a SW 1956, art. 5a AWR): married, registered, or living together. */
export const BONDS = ['married', 'registered', 'cohabiting'] as const;
export type Bond = (typeof BONDS)[number];
