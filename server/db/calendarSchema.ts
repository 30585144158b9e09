import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, ref } from './columns.ts';
import { families, users } from './schema.ts';

/**
 * The address at which a calendar follows somebody's loans (docs/decisions/0011): one a person, gone when they close
 * it.
 */
export const calendarFeeds = pgTable('calendar_feeds', {
  user_id: ref()
    .primaryKey()
    .references(() => users.id),
  family_id: ref()
    .notNull()
    .references(() => families.id),
  /** SHA-256 of the token; the token itself is only in the address. */
  token_hash: text().notNull().unique(),
  /** Includes amounts, not only days and names. */
  amounts: boolean().notNull(),
  created_at: createdAt(),
  /** When a calendar last asked, to the hour. */
  read_at: instant(),
});
