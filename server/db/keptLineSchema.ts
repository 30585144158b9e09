import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LineName } from '../../domain/wire/keptLine.ts';
import { bankImports } from './bankImportSchema.ts';
import { cents, createdAt, id, ref } from './columns.ts';
import { families, users } from './schema.ts';

/**
 * Lines of bank statements that somebody keeps to work off, for themselves alone (docs/decisions/0010). They go after
 * thirteen months.
 */
export const keptBankLines = pgTable(
  'kept_bank_lines',
  {
    id: id(),
    hashid: text().notNull().unique(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    /** The keeper: nobody else reads it. */
    user_id: ref()
      .notNull()
      .references(() => users.id),
    /** Recognizes the same line again, with a key of its keeper. */
    line: text().notNull(),
    nth: integer().notNull(),
    /** The day on the bank statement. */
    date: date({ mode: 'string' }).notNull(),
    /** Negative for money that went out. */
    amount: cents().notNull(),
    /** The other side, as the bank writes it; empty when unknown. */
    name: text().notNull(),
    /** The last four characters of the account on the other side; empty when unknown. */
    account_tail: text().notNull(),
    /** The keys by which each loan would recognize it. */
    names: jsonb().$type<LineName[]>().notNull(),
    kept_at: createdAt(),
    /** The import that took it: it is in the list again when that is undone, and goes when that is no longer possible. */
    import_id: ref().references(() => bankImports.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex('kept_bank_lines_once').on(t.user_id, t.line, t.nth),
    index('kept_bank_lines_family').on(t.family_id),
    // Only imported ones: they stay for the day in which the import can be undone.
    index('kept_bank_lines_import')
      .on(t.import_id)
      .where(sql`${t.import_id} is not null`),
    index('kept_bank_lines_kept').on(t.kept_at),
    check('kept_bank_lines_nth', sql`${t.nth} > 0`),
  ],
);
