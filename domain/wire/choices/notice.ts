/** The kinds of notices; domain/notices/catalogue.ts explains each. */
export const NOTICE_KINDS = [
  'proposed',
  'answered',
  'asked_to_sign',
  'unconfirmed',
  'contested',
  'signed',
  'changed',
  'archived',
  'payment_reported',
  'payment_answered',
  'payment_for_you',
  'recorded',
  'record_undone',
  'record_disputed',
  'entering',
  'automatic',
  'invited',
  'joined',
  'role_given',
  'role_asked',
  'mandate_received',
  'mandate',
  'claim',
  'adviser_link',
  'term_soon',
  'term_late',
  'year_check',
  'exemption_left',
  'gift_plan',
  'home_debt',
  'home_return',
  'gift_return',
  'year_ends',
] as const;

/** How a person is mailed about a kind: at once, in the mail of Monday, or not. The list in the app has all. */
export const NOTICE_WAYS = ['now', 'weekly', 'never'] as const;

/** The page to which a notice leads. */
export const NOTICE_PAGES = [
  'contract',
  'overview',
  'statement',
  'relations',
  'access',
  'profile',
  'administration',
  'plan',
  'notices',
] as const;
