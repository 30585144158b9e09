import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { CONFIRMATION_ANSWERS } from '../../domain/wire/choices/confirmation.ts';
import { createdAt, id, ref } from './columns.ts';
import { contracts } from './contractSchema.ts';
import { families, users } from './schema.ts';

/**
 * The answers of a person who got a login about agreements already recorded in their name. Append-only: a person's last
 * answer counts.
 */
export const contractConfirmations = pgTable(
  'contract_confirmations',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    contract_id: ref()
      .notNull()
      .references(() => contracts.id),
    /** The version they read. */
    version: integer().notNull(),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    answer: text({ enum: CONFIRMATION_ANSWERS }).notNull(),
    word: text().notNull().default(''),
    answered_at: createdAt(),
  },
  (t) => [
    index('contract_confirmations_contract').on(t.contract_id),
    index('contract_confirmations_family').on(t.family_id),
    index('contract_confirmations_user').on(t.user_id),
  ],
);
