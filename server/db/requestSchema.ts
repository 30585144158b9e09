import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, ref } from './columns.ts';
import { users } from './schema.ts';

/** The answers to requests that carried a key, to be replayed when the same request comes twice. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: ref()
      .notNull()
      .references(() => users.id),
    key: text().notNull(),
    /** SHA-256 of method, path and body: the same key with another request is refused (S-60). */
    request_hash: text().notNull(),
    status: smallint(),
    body: jsonb(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.key] }), index('idempotency_keys_created').on(t.created_at)],
);

/** Counters of rate-limited attempts; shared by all processes. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resets_at: instant().notNull(),
});
