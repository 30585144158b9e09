export const GENDERS = ['man', 'vrouw', 'onbekend'] as const;

/** What somebody is in the family; the founder is neither. */
export const RELATION_TYPES = ['child', 'partner'] as const;

/** Parents manage, members see what they are a party to. */
export const FAMILY_ROLES = ['parent', 'member'] as const;
