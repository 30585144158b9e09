import { index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from './columns.ts';

/**
 * Append-only and chained: a hash of each contract, version, record, order and statement, each time it became another
 * (decisions/0030). Triggers write it as a transaction ends; an erasure takes the salts of what it removes.
 */
export const contentLog = pgTable(
  'content_log',
  {
    id: id(),
    family_id: ref().notNull(),
    /** Its place in the chain of its family, from 1. */
    seq: ref().notNull(),
    at: createdAt(),
    /** The table, and the row's id there: 'contracts' and '12', 'contract_versions' and '12/3'. */
    kind: text().notNull(),
    key: text().notNull(),
    /** The version of the form that is hashed (functions/content_form.sql). */
    form: smallint().notNull(),
    salt: text(),
    /** SHA-256 of salt and form; null once the row is gone. */
    digest: text(),
    /** The line of audit_log that the same transaction wrote; null where it wrote none. */
    line: ref(),
    hash: text().notNull(),
  },
  (t) => [uniqueIndex('content_log_chain').on(t.family_id, t.seq), index('content_log_row').on(t.kind, t.key, t.seq)],
);
