import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ref } from './columns.ts';
import { families, users } from './schema.ts';

/**
 * The former name and birth date of somebody in a contract: a paper that is made later has its people as they were when
 * it was agreed (docs/decisions/0016). Append-only; it goes with their name.
 */
export const formerNames = pgTable(
  'former_names',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    firstname: text().notNull(),
    infix: text().notNull(),
    lastname: text().notNull(),
    birthdate: date({ mode: 'string' }),
    until: instant().notNull(),
  },
  (t) => [index('former_names_family').on(t.family_id, t.until), index('former_names_user').on(t.user_id)],
);
