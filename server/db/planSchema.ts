import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, createdAt, id, ref } from './columns.ts';
import { families, users } from './schema.ts';

/**
 * The parents' plan of what to give and forgive a child each year (docs/decisions/0006). Binds nobody, so it is changed
 * and removed.
 */
export const giftPlans = pgTable(
  'gift_plans',
  {
    id: id(),
    hashid: text().notNull().unique(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    child_id: ref()
      .notNull()
      .references(() => users.id),
    made_by: ref()
      .notNull()
      .references(() => users.id),
    made_at: createdAt(),
    version: integer().notNull().default(1),
    first_date: date({ mode: 'string' }).notNull(),
    /** An amount ends it, or a day. */
    target: cents(),
    until_date: date({ mode: 'string' }),
    /** Null: whatever the exemption leaves. */
    yearly: cents(),
    above: boolean().notNull(),
    /** The hashid of the loan that is forgiven first. */
    loan: text(),
    note: text().notNull(),
  },
  (t) => [
    uniqueIndex('gift_plans_child').on(t.child_id),
    index('gift_plans_family').on(t.family_id),
    index('gift_plans_maker').on(t.made_by),
    check('gift_plans_end', sql`(${t.target} is null) <> (${t.until_date} is null)`),
    check('gift_plans_amounts', sql`coalesce(${t.target}, 1) > 0 and coalesce(${t.yearly}, 1) > 0`),
  ],
);
