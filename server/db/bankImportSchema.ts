import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PARTY_SIDES } from '../../domain/wire/choices/party.ts';
import type { ImportOfLoan } from '../../domain/wire/bankImport.ts';
import { createdAt, id, instant, ref } from './columns.ts';
import { contracts } from './contractSchema.ts';
import { contractEvents } from './eventSchema.ts';
import { families, users } from './schema.ts';

/** What one import did to one loan, with the records that it made beside its lines. */
export interface StoredImport extends ImportOfLoan {
  /** The hashids of payments of before, and of payments by themselves that were taken back. */
  made: { past: string[]; missing: string[] };
}

/** What somebody took from a bank statement at once (docs/decisions/0010). */
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
    /** Made on their device: the same again is the same import. */
    key: text().notNull(),
    /** Of what was asked. */
    request_hash: text().notNull(),
    loans: jsonb().$type<StoredImport[]>().notNull().default([]),
    imported_at: createdAt(),
    undone_at: instant(),
  },
  (t) => [uniqueIndex('bank_imports_once').on(t.user_id, t.key), index('bank_imports_family').on(t.family_id)],
);

/**
 * The lines that were taken, by a keyed hash: what they say stands in no table but for their day and four signs. A line of an
 * import that was undone is gone.
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
    /** Of which side the bank statement is. */
    side: text({ enum: PARTY_SIDES }).notNull(),
    line: text().notNull(),
    nth: integer().notNull(),
    // What erase_person removes takes these along.
    event_id: ref()
      .notNull()
      .references(() => contractEvents.id, { onDelete: 'cascade' }),
    /** Whether the record was made of it, and was not there before. */
    made: boolean().notNull(),
    /** The day on the bank statement. */
    date: date({ mode: 'string' }).notNull(),
    /** The last four signs of the account on the other side; empty when unknown. */
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

/** Account numbers that somebody chose to have kept; nobody else reads them, and whose it is can have it forgotten. */
export const keptAccounts = pgTable(
  'kept_accounts',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    /** Who keeps it. */
    kept_by: ref()
      .notNull()
      .references(() => users.id),
    /** Whose it is. */
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
