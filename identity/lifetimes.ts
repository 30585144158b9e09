const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * Lifetimes in seconds. A session ends after 14 days without a visit, and after 30 days whatever happens; an access
 * token is short, because the API checks it without asking us (S-9).
 */
export const lifetimes = {
  accessToken: 10 * MINUTE,
  idToken: 10 * MINUTE,
  authorizationCode: MINUTE,
  interaction: 60 * MINUTE,
  session: 14 * DAY,
  refreshToken: 14 * DAY,
  grant: 31 * DAY,
  /** The longest time between two logins with the password. */
  login: 30 * DAY,
} as const;
