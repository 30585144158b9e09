import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Another provider's reports of logins that ended there (OpenID Connect Back-Channel Logout 1.0): kept until no earlier
 * token can be valid any more.
 */
export const endedLogins = pgTable(
  'ended_logins',
  {
    /** A hash of the login, the session or the message: it can name a person. */
    key: text().primaryKey(),
    /** By the clock of the provider, as the tokens are. */
    ended_at: instant().notNull(),
    forget_at: instant().notNull(),
  },
  (t) => [index('ended_logins_forget').on(t.forget_at)],
);
