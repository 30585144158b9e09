/**
 * Which exemption of the gift tax the recipient claims (art. 33 SW 1956): the yearly one, or a raised one, once in a
 * life; the one for a study needs a notary.
 */
export const EXEMPTION_CLAIMS = ['yearly', 'raised_free', 'raised_study', 'raised_home'] as const;

/** Those that whoever is forgiven a debt can claim; a study is paid with money. */
export const FORGIVEN_CLAIMS = [
  'yearly',
  'raised_free',
  'raised_home',
] as const satisfies readonly (typeof EXEMPTION_CLAIMS)[number][];

/**
 * 'gift': a gift agreement; 'forgiveness': principal of a loan that was forgiven; 'callable': the gift from day to day
 * of a loan that can be called at once or soon, below 6 % (art. 15 SW).
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

/** Who sees what each child got: the parents alone, or everyone of the family with a login. */
export const SHARES_VISIBILITIES = ['parents', 'everyone'] as const;
