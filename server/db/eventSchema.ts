import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { EVENT_KINDS, PAPER_EVENT_KINDS } from '../../domain/loans/events/catalogue.ts';
import { EVENT_STATUSES, REMARKS } from '../../domain/wire/choices/event.ts';
import { createdAt, id, instant, ref } from './columns.ts';
import { contracts } from './contractSchema.ts';
import { mandates } from './mandateSchema.ts';
import { families, users } from './schema.ts';

/** The facts of an event besides its day: amount, outcome, rate, … by its kind (domain/wire/event.ts). */
export type StoredFacts = Record<string, string | number | boolean>;

/**
 * The events of a loan, and the payments of a gift on paper. Append-only: only the answer to a reported payment, or to
 * one that counts automatically or on somebody's own word, is filled in later, once.
 */
export const contractEvents = pgTable(
  'contract_events',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    contract_id: ref()
      .notNull()
      .references(() => contracts.id),
    hashid: text().notNull().unique(),
    kind: text({ enum: ['correction', ...EVENT_KINDS, ...PAPER_EVENT_KINDS] }).notNull(),
    date: date({ mode: 'string' }).notNull(),
    facts: jsonb().$type<StoredFacts>().notNull(),
    note: text().notNull().default(''),
    status: text({ enum: EVENT_STATUSES }).notNull(),
    recorded_by: ref()
      .notNull()
      .references(() => users.id),
    recorded_at: createdAt(),
    /** The person who answered a report, or confirmed an automatic payment. */
    answered_by: ref().references(() => users.id),
    answered_at: instant(),
    /** Nobody recorded it: its term counts as paid on its day (docs/decisions/0002). */
    automatic: boolean().notNull().default(false),
  },
  (t) => [
    // A term counts automatically once at a time: once more where a clock that was ahead made its payment, and that was taken
    // back.
    uniqueIndex('contract_events_automatic')
      .on(t.contract_id, t.date, t.recorded_at)
      .where(sql`${t.automatic}`),
    index('contract_events_contract').on(t.contract_id),
    index('contract_events_family').on(t.family_id),
  ],
);

/**
 * The people who said that a record is right, each for themselves: it counts when nobody is awaited any more
 * (docs/decisions/0016). A word taken back (contestedSchema.ts) is given again in a row of its own. Append-only.
 */
export const eventConfirmations = pgTable(
  'event_confirmations',
  {
    // Also removed when erase_person removes what they refer to.
    event_id: ref()
      .notNull()
      .references(() => contractEvents.id, { onDelete: 'cascade' }),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    /** The mandate by which another said it for them. */
    mandate_id: ref().references(() => mandates.id),
    /** Whether every term before it was paid too. */
    past_paid: boolean().notNull(),
    confirmed_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.event_id, t.user_id, t.confirmed_at] }),
    index('event_confirmations_family').on(t.family_id),
    index('event_confirmations_user').on(t.user_id),
    index('event_confirmations_mandate').on(t.mandate_id),
  ],
);

/**
 * Remarks of people in a contract about a record, in their own words (docs/decisions/0001): a remark does not change
 * what counts. Append-only.
 */
export const eventRemarks = pgTable(
  'event_remarks',
  {
    id: id(),
    event_id: ref()
      .notNull()
      .references(() => contractEvents.id, { onDelete: 'cascade' }),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    says: text({ enum: REMARKS }).notNull(),
    /** The amount it should be, in cents; null where they name none. */
    amount: bigint({ mode: 'number' }),
    text: text().notNull(),
    said_at: createdAt(),
  },
  (t) => [
    check('event_remarks_amount', sql`${t.amount} > 0`),
    index('event_remarks_event').on(t.event_id),
    index('event_remarks_family').on(t.family_id),
    index('event_remarks_user').on(t.user_id),
  ],
);
