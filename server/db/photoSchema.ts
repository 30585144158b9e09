import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { bytea, createdAt, ref } from './columns.ts';
import { families, users } from './schema.ts';

/** The photo of a person of a family. */
export const photos = pgTable(
  'photos',
  {
    user_id: ref()
      .primaryKey()
      .references(() => users.id),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    /** JPEG, re-encoded by us. */
    bytes: bytea().notNull(),
    version: integer().notNull().default(1),
    updated_at: createdAt(),
  },
  (t) => [index('photos_family').on(t.family_id)],
);
