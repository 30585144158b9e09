import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CONTESTED_KINDS, CONTESTED_OUTCOMES } from '../../domain/wire/choices/contested.ts';
import { createdAt, id, instant, ref } from './columns.ts';
import { contracts } from './contractSchema.ts';
import { families, users } from './schema.ts';

/**
 * The acts of an account between a theft and the way back, each with its owner's answer (docs/decisions/0021).
 * Append-only, except for that one answer. An act in doubt once more gets a row of its own.
 */
export const contestedActs = pgTable(
  'contested_acts',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    hashid: text().notNull().unique(),
    /** The account that did it, or let it be done by a mandate. */
    user_id: ref()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: CONTESTED_KINDS }).notNull(),
    /** Null for a mandate. */
    contract_id: ref().references(() => contracts.id),
    /** The hashid of the request to sign, the contract, the proposal, the record or the mandate. */
    about: text().notNull(),
    done_at: instant().notNull(),
    /** From when the account was in other hands. */
    since: instant().notNull(),
    contested_at: createdAt(),
    decided_at: instant(),
    outcome: text({ enum: CONTESTED_OUTCOMES }),
  },
  (t) => [
    index('contested_acts_family').on(t.family_id),
    index('contested_acts_user').on(t.user_id),
    index('contested_acts_contract').on(t.contract_id),
    index('contested_acts_about').on(t.about),
    uniqueIndex('contested_acts_open')
      .on(t.user_id, t.kind, t.about, t.done_at)
      .where(sql`${t.decided_at} is null`),
    check('contested_acts_decided', sql`(${t.decided_at} is null) = (${t.outcome} is null)`),
    check('contested_acts_mandate', sql`(${t.contract_id} is null) = (${t.kind} = 'mandate')`),
  ],
);
