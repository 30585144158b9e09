import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref } from './columns.ts';
import { families, users } from './schema.ts';

/**
 * A link by which a notary or an adviser reads some contracts, without a login (docs/decisions/0026). Removed a month
 * after it ended.
 */
export const adviserLinks = pgTable(
  'adviser_links',
  {
    id: id(),
    hashid: text().notNull().unique(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    /** The person who gave it: it shows no more than they may see. */
    user_id: ref()
      .notNull()
      .references(() => users.id),
    for_whom: text().notNull(),
    /** SHA-256 of the token; the token itself is only in the address. */
    token_hash: text().notNull().unique(),
    /** SHA-256 of token and code together: without the address nobody can try codes. */
    code_hash: text().notNull(),
    /** By hashid. */
    contracts: jsonb().$type<string[]>().notNull(),
    years: jsonb().$type<number[]>().notNull(),
    papers: boolean().notNull(),
    given_at: createdAt(),
    ends_at: instant().notNull(),
    closed_at: instant(),
    wrong_codes: integer().notNull().default(0),
    opened: integer().notNull().default(0),
    opened_at: instant(),
  },
  (t) => [
    index('adviser_links_family').on(t.family_id),
    index('adviser_links_giver').on(t.user_id),
    index('adviser_links_end').on(t.ends_at),
    check('adviser_links_month', sql`${t.ends_at} <= ${t.given_at} + interval '31 days'`),
  ],
);
