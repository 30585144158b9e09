import { date, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NoticeFacts } from '../../domain/notices/declaration.ts';
import { NOTICE_KINDS, NOTICE_WAYS } from '../../domain/wire/choices/notice.ts';
import { createdAt, id, instant, ref } from './columns.ts';
import { families, users } from './schema.ts';

/** A person's notices, once each: one row per person, kind and key. Without names: these are in users alone. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    /** The subject, so that the same is never reported twice. */
    key: text().notNull(),
    /** The actor; null for automatic events. */
    by_id: ref().references(() => users.id),
    /** The hashid of the contract or the person it is about. */
    about: text(),
    facts: jsonb().$type<NoticeFacts>().notNull(),
    /** The day in Amsterdam on which the notice was given. */
    day: date({ mode: 'string' }).notNull(),
    at: createdAt(),
    read_at: instant(),
    /** When its mail was queued; null while it waits for Monday, and for a notice without a mail. */
    mailed_at: instant(),
  },
  (t) => [
    uniqueIndex('notices_once').on(t.user_id, t.kind, t.key),
    index('notices_newest').on(t.user_id, t.id),
    index('notices_family').on(t.family_id, t.day),
    index('notices_by').on(t.by_id),
  ],
);

/** How a person is mailed about a kind, where they chose that. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    user_id: ref()
      .notNull()
      .references(() => users.id),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    way: text({ enum: NOTICE_WAYS }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.kind] }), index('notice_choices_family').on(t.family_id)],
);
