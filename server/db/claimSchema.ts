import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CLAIM_KINDS, CLAIM_OUTCOMES } from '../../domain/wire/choices/claim.ts';
import { createdAt, id, instant, ref } from './columns.ts';
import { families, users } from './schema.ts';

/**
 * A claim about somebody with a login, recorded by another (docs/decisions/0013): it changes nothing until it ends as
 * agreed or as taken effect.
 */
export const claims = pgTable(
  'claims',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    hashid: text().notNull().unique(),
    /** The person it is about. */
    user_id: ref()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: CLAIM_KINDS }).notNull(),
    /** The day they died or divorced. */
    date: date({ mode: 'string' }),
    /** For a divorce: from whom. */
    partner_id: ref().references(() => users.id),
    recorded_by: ref()
      .notNull()
      .references(() => users.id),
    recorded_at: createdAt(),
    takes_effect_at: instant().notNull(),
    /** When they first called after it was recorded; from then on it waits for their answer. */
    seen_at: instant(),
    ended_at: instant(),
    outcome: text({ enum: CLAIM_OUTCOMES }),
  },
  (t) => [
    uniqueIndex('claims_open')
      .on(t.user_id, t.kind)
      .where(sql`${t.ended_at} is null`),
    index('claims_due')
      .on(t.takes_effect_at)
      .where(sql`${t.ended_at} is null and ${t.seen_at} is null`),
    index('claims_family').on(t.family_id),
    index('claims_user').on(t.user_id),
    check('claims_ended', sql`(${t.ended_at} is null) = (${t.outcome} is null)`),
  ],
);
