/**
 * The gift tax exemption that the recipient claims (art. 33 SW 1956): the yearly one, or a raised one, once in a
 * life; the one for a study needs a notary.
 */
export const EXEMPTION_CLAIMS = ['yearly', 'raised_free', 'raised_study', 'raised_home'] as const;

/** The ones that can be claimed for a forgiven debt; a study is paid with money. */
export const FORGIVEN_CLAIMS = [
  'yearly',
  'raised_free',
  'raised_home',
] as const satisfies readonly (typeof EXEMPTION_CLAIMS)[number][];

/**
 * 'gift': a gift agreement; 'forgiveness': forgiven principal of a loan; 'callable': the day-by-day gift of a loan
 * that can be called at once or soon, below 6 % (art. 15 SW).
 */
export const GIFT_KINDS = ['gift', 'forgiveness', 'callable'] as const;

/**
 * 'child': from parents to a child or its partner; 'grandchild': from grandparents or further up; 'partner': between
 * partners; 'other': everybody else (art. 24, 33 SW).
 */
export const GIFT_KINSHIPS = ['child', 'grandchild', 'partner', 'other'] as const;

/** Why a claim of a raised exemption does not hold. */
export const CLAIM_REFUSALS = [
  'not_parents',
  'used_before',
  'spread_2023',
  'too_young',
  'too_old',
  'no_birthdate',
  'abolished',
  'two_kinds',
] as const;

/** Why a gift does not count yet. */
export const WAITING_REASONS = ['unsigned', 'condition', 'at_death'] as const;

/** The people who see each child's gifts: the parents only, or everyone in the family with a login. */
export const SHARES_VISIBILITIES = ['parents', 'everyone'] as const;
