import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Tried } from '../../domain/wire/whatIf.ts';
import { createdAt, id, ref } from './columns.ts';
import { contracts } from './contractSchema.ts';
import { families, users } from './schema.ts';

/**
 * A trial calculation for a loan, kept under a name by one person for themselves (docs/decisions/0011). It goes with the loan.
 */
export const whatIfs = pgTable(
  'what_ifs',
  {
    id: id(),
    hashid: text().notNull().unique(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    contract_id: ref()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    /** The keeper: nobody else reads it. */
    user_id: ref()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** The form in which names are compared (domain/loans/keptWhatIf.ts). */
    name_key: text().notNull(),
    tried: jsonb().$type<Tried>().notNull(),
    kept_at: createdAt(),
  },
  (t) => [
    uniqueIndex('what_ifs_name').on(t.user_id, t.contract_id, t.name_key),
    index('what_ifs_contract').on(t.contract_id),
    index('what_ifs_family').on(t.family_id),
  ],
);
