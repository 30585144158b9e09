import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { CONTRACT_TYPES } from '../../domain/contracts/types.ts';
import { DOCUMENT_KINDS } from '../../domain/wire/choices/document.ts';
import type { GiftTermsGiven, LoanTermsGiven } from '../../domain/wire/contract.ts';
import { SIGNING_ORDERS } from '../../domain/wire/choices/signing.ts';
import { bytea, cents, createdAt, id, instant, ref } from './columns.ts';
import { families, users } from './schema.ts';
import { PARTY_SIDES } from '../../domain/wire/choices/party.ts';

/** One payee wants the terms of a loan to count automatically. */
export interface AutomaticAsk {
  userId: number;
  /** Their word about the terms before today; null where nobody asked. */
  past_paid: boolean | null;
}

/** Tables for contracts: the contracts, their parties, their earlier versions, and their documents. */

export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    hashid: text().notNull().unique(),
    type: text({ enum: CONTRACT_TYPES }).notNull(),
    total: cents().notNull(),
    signed_date: date({ mode: 'string' }),
    terms: jsonb().$type<GiftTermsGiven | LoanTermsGiven>().notNull(),
    version: integer().notNull().default(1),
    /** Rises with every record of the loan (eventSchema.ts). */
    ledger_version: integer().notNull().default(0),
    created_by: ref()
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
    updated_at: createdAt(),
    removed_at: instant(),
    /** Both sides archived it: it can be read, and nothing more happens to it. */
    archived_at: instant(),
    /**
     * Since when each term of the loan counts as paid on its day, and who set it; null where it does not (docs/decisions/0002).
     */
    automatic_since: date({ mode: 'string' }),
    automatic_by: ref().references(() => users.id),
    /** The payee who asks for it, and waits for the other payee. */
    automatic_asked: jsonb().$type<AutomaticAsk[]>().notNull().default([]),
    /** Since when somebody enters past payments: for a month nothing counts as late (docs/decisions/0001). */
    entering_since: date({ mode: 'string' }),
    /**
     * The day on which they were done before that month was over. The starting day stays: it can begin again ninety days after.
     */
    entering_ended: date({ mode: 'string' }),
    /**
     * The person who wants it signed in the product once all its parties have a login, in which order, and since when; null where
     * nobody does (docs/decisions/0024).
     */
    wished_by: ref().references(() => users.id),
    wished_order: text({ enum: SIGNING_ORDERS }),
    wished_at: instant(),
  },
  (t) => [
    check(
      'contracts_entering',
      sql`${t.entering_ended} is null or (${t.entering_since} is not null and ${t.entering_ended} >= ${t.entering_since})`,
    ),
    check(
      'contracts_wished',
      sql`(${t.wished_by} is null) = (${t.wished_order} is null) and (${t.wished_by} is null) = (${t.wished_at} is null)`,
    ),
    check('contracts_automatic', sql`(${t.automatic_since} is null) = (${t.automatic_by} is null)`),
    index('contracts_wishes')
      .on(t.wished_by)
      .where(sql`${t.wished_by} is not null`),
    index('contracts_family').on(t.family_id, t.signed_date),
    check('contracts_total', sql`${t.total} > 0`),
  ],
);

export const contractParties = pgTable(
  'contract_parties',
  {
    contract_id: ref()
      .notNull()
      .references(() => contracts.id),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    side: text({ enum: PARTY_SIDES }).notNull(),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.contract_id, t.user_id] }),
    index('contract_parties_user').on(t.user_id),
    index('contract_parties_family').on(t.family_id),
  ],
);

/** The versions of a contract before its edits, without names; the newest version is in contracts. Append-only. */
export const contractVersions = pgTable(
  'contract_versions',
  {
    contract_id: ref()
      .notNull()
      .references(() => contracts.id),
    version: integer().notNull(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    snapshot: jsonb().notNull(),
    replaced_by: ref()
      .notNull()
      .references(() => users.id),
    replaced_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.contract_id, t.version] })],
);

/** Generated PDFs, frozen with their hash. Append-only, except the bytes of papers not signed in time (docs/decisions/0027). */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    contract_id: ref()
      .notNull()
      .references(() => contracts.id),
    hashid: text().notNull().unique(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    contract_version: integer().notNull(),
    /** The event that an addendum records, or the request to sign; empty for an agreement. */
    event_hashid: text().notNull().default(''),
    sha256: text().notNull(),
    /** Null for a paper to sign here that ended unsigned a month ago: its hash stays. */
    bytes: bytea(),
    created_at: createdAt(),
  },
  (t) => [
    check('documents_bytes', sql`${t.bytes} is not null or ${t.kind} = 'signing_copy'`),
    uniqueIndex('documents_one_of_each').on(t.contract_id, t.kind, t.contract_version, t.event_hashid),
    index('documents_family').on(t.family_id),
    // Not unique: two contracts with the same text on the same day have the same bytes.
    index('documents_sha256').on(t.sha256),
  ],
);
