import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PARTY_SIDES } from '../../domain/wire/choices/party.ts';
import type { ImportOfLoan } from '../../domain/wire/bankImport.ts';
import { createdAt, id, instant, ref } from './columns.ts';
import { contracts } from './contractSchema.ts';
import { contractEvents } from './eventSchema.ts';
import { families, users } from './schema.ts';

/** The effect of one import on one loan, besides the records made of its lines. */
export interface StoredImport extends ImportOfLoan {
  /** The hashids of earlier payments, and of automatic payments that were taken back. */
  made: { past: string[]; missing: string[] };
}

/** One person's import from a bank statement (docs/decisions/0010). */
export const bankImports = pgTable(
  'bank_imports',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    hashid: text().notNull().unique(),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    /** Made on their device: the same value again is the same import. */
    key: text().notNull(),
    /** A hash of the request. */
    request_hash: text().notNull(),
    loans: jsonb().$type<StoredImport[]>().notNull().default([]),
    imported_at: createdAt(),
    undone_at: instant(),
  },
  (t) => [uniqueIndex('bank_imports_once').on(t.user_id, t.key), index('bank_imports_family').on(t.family_id)],
);

/**
 * The imported lines, by a keyed hash: only their day and four characters are stored in the clear. A line of an undone
 * import is gone.
 */
export const importedLines = pgTable(
  'imported_lines',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    import_id: ref()
      .notNull()
      .references(() => bankImports.id),
    contract_id: ref()
      .notNull()
      .references(() => contracts.id),
    /** The side whose bank statement it is. */
    side: text({ enum: PARTY_SIDES }).notNull(),
    line: text().notNull(),
    nth: integer().notNull(),
    // Also removed when erase_person removes what they refer to.
    event_id: ref()
      .notNull()
      .references(() => contractEvents.id, { onDelete: 'cascade' }),
    /** Whether the record was made from it, and was not there before. */
    made: boolean().notNull(),
    /** The day on the bank statement. */
    date: date({ mode: 'string' }).notNull(),
    /** The last four characters of the account on the other side; empty when unknown. */
    account_tail: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('imported_lines_once').on(t.contract_id, t.side, t.line, t.nth),
    index('imported_lines_family').on(t.family_id),
    index('imported_lines_import').on(t.import_id),
    index('imported_lines_event').on(t.event_id),
    check('imported_lines_nth', sql`${t.nth} > 0`),
  ],
);

/** Account numbers that somebody chose to keep; nobody else reads them, and the holder can have theirs removed. */
export const keptAccounts = pgTable(
  'kept_accounts',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    /** The keeper. */
    kept_by: ref()
      .notNull()
      .references(() => users.id),
    /** The holder. */
    user_id: ref()
      .notNull()
      .references(() => users.id),
    iban: text().notNull(),
    kept_at: createdAt(),
  },
  (t) => [
    uniqueIndex('kept_accounts_once').on(t.kept_by, t.user_id, t.iban),
    index('kept_accounts_family').on(t.family_id),
    index('kept_accounts_user').on(t.user_id),
  ],
);
