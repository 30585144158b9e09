import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Frozen } from '../../domain/statements/changes.ts';
import { bytea, createdAt, id, ref } from './columns.ts';
import { families, users } from './schema.ts';

/** Annual statements as issued, one row per version. Append-only: a correction is a next version. */
export const statements = pgTable(
  'statements',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    hashid: text().notNull().unique(),
    /** The person whose statement it is. */
    user_id: ref()
      .notNull()
      .references(() => users.id),
    year: integer().notNull(),
    version: integer().notNull(),
    /** The figures behind it, to tell whether a next version is needed. */
    figures: jsonb().$type<Frozen>().notNull(),
    /** The differences from the previous version, as Dutch sentences. */
    changes: jsonb().$type<string[]>().notNull(),
    sha256: text().notNull(),
    bytes: bytea().notNull(),
    issued_by: ref()
      .notNull()
      .references(() => users.id),
    issued_at: createdAt(),
  },
  (t) => [
    uniqueIndex('statements_one_per_version').on(t.user_id, t.year, t.version),
    index('statements_family').on(t.family_id),
    index('statements_sha256').on(t.sha256),
    check('statements_version', sql`${t.version} > 0`),
  ],
);
