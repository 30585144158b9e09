import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { MANDATE_ENDS, type MandateMatter } from '../../domain/wire/choices/mandate.ts';
import { createdAt, id, instant, ref } from './columns.ts';
import { families, users } from './schema.ts';

/**
 * The matters one of a couple lets the other answer for them (docs/decisions/0016). Append-only, except for how it
 * ended: answers given by it name it.
 */
export const mandates = pgTable(
  'mandates',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    hashid: text().notNull().unique(),
    giver_id: ref()
      .notNull()
      .references(() => users.id),
    taker_id: ref()
      .notNull()
      .references(() => users.id),
    matters: jsonb().$type<MandateMatter[]>().notNull(),
    given_at: createdAt(),
    ended_at: instant(),
    ended_why: text({ enum: MANDATE_ENDS }),
  },
  (t) => [
    index('mandates_family').on(t.family_id),
    uniqueIndex('mandates_one_of_giver')
      .on(t.giver_id)
      .where(sql`${t.ended_at} is null`),
    check('mandates_two_people', sql`${t.giver_id} <> ${t.taker_id}`),
    check('mandates_end', sql`(${t.ended_at} is null) = (${t.ended_why} is null)`),
  ],
);
