import { isNotNull, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { SHARES_VISIBILITIES } from '../../domain/wire/choices/gifts.ts';
import { BONDS, FAMILY_ROLES, GENDERS, KINSHIPS, RELATION_TYPES } from '../../domain/wire/choices/user.ts';
import { type AttachmentRef, chained, createdAt, id, instant, ref } from './columns.ts';

/**
 * The tables (docs/architecture.md, "Data"). Every row that belongs to a family carries family_id; money is integer
 * cents; a date without a time is `date` and comes back as 'yyyy-MM-dd'. After a change: `npm run migration`. More: *Schema.ts.
 */

export const families = pgTable(
  'families',
  {
    id: id(),
    hashid: text().notNull().unique(),
    name: text().notNull(),
    /** The paid number of family members (family.children). */
    paid_children: integer().notNull(),
    /** Last day of the paid year; null while nothing was paid. */
    paid_until: date({ mode: 'string' }),
    /** The people who see each child's total. */
    shares_visibility: text({ enum: SHARES_VISIBILITIES }).notNull().default('parents'),
    /** The partner code the founder registered with: orders start with it while it works. */
    partner_code_id: ref().references((): AnyPgColumn => partnerCodes.id),
    /** The last day, in Amsterdam, whose events were notified to everybody. */
    reminded_on: date({ mode: 'string' }),
    /** Rises with every transaction that changes the list of its contracts (docs/decisions/0033). */
    contract_changes: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [
    // A person who was never reminded comes first (repositories/reminders.ts).
    index('families_reminded').on(sql`coalesce(${t.reminded_on}, '-infinity'::date)`, t.id),
    index('families_paid')
      .on(t.paid_until)
      .where(sql`${t.paid_until} is not null`),
    check('families_paid_children', sql`${t.paid_children} >= 0`),
  ],
);

/**
 * A person of one family: a membership (docs/decisions/0018). A relation is a user without a sub until they accept an
 * invitation; one login can have a row in each of several families.
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    hashid: text().notNull().unique(),
    /** Subject at the identity provider; null without a login. */
    sub: text(),
    family_role: text({ enum: FAMILY_ROLES }).notNull(),
    relation_type: text({ enum: RELATION_TYPES }),
    /** Their kinship to the founder, and whose child; null where the type says it all (docs/decisions/0017). */
    kinship: text({ enum: KINSHIPS }),
    child_of_id: ref().references((): AnyPgColumn => users.id),
    firstname: text().notNull(),
    infix: text().notNull().default(''),
    lastname: text().notNull(),
    gender: text({ enum: GENDERS }).notNull(),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** Street and number, then postcode and town: the two lines of an address in an agreement. */
    street: text().notNull().default(''),
    town: text().notNull().default(''),
    birthdate: date({ mode: 'string' }),
    login: boolean().notNull().default(false),
    invited: boolean().notNull().default(false),
    signed: boolean().notNull().default(false),
    blocked: boolean().notNull().default(false),
    divorced: boolean().notNull().default(false),
    passed_away: boolean().notNull().default(false),
    death_date: date({ mode: 'string' }),
    mfa_required: boolean().notNull().default(false),
    /** When they asked to manage the family; of one person of a family at a time (docs/decisions/0018). */
    management_asked_at: instant(),
    /** When they asked to be erased, which they can cancel for a week (docs/decisions/0023). */
    erasure_asked_at: instant(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index('users_family').on(t.family_id),
    uniqueIndex('users_membership').on(t.sub, t.family_id),
    index('users_erasure').on(t.erasure_asked_at),
    check('users_kinship', sql`${t.kinship} is null or ${t.relation_type} = 'child'`),
    check('users_death', sql`${t.death_date} is null or ${t.passed_away}`),
    check('users_invited_has_login', sql`not ${t.invited} or ${t.login}`),
  ],
);

/** The partnerships. `self` is the person whose partner is asked for, `partner` the relation of type partner. */
export const partnerships = pgTable(
  'partnerships',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    self_id: ref()
      .notNull()
      .references(() => users.id),
    partner_id: ref()
      .notNull()
      .references(() => users.id),
    /** Their kind of relationship (domain/relations/giftPartners.ts); null when nobody recorded it. */
    bond: text({ enum: BONDS }),
    from_date: date({ mode: 'string' }),
    /** The day of an unmarried couple's notarial contract (art. 1a SW 1956). */
    contract_date: date({ mode: 'string' }),
    until_date: date({ mode: 'string' }),
  },
  (t) => [
    index('partnerships_family').on(t.family_id),
    uniqueIndex('partnerships_one_for_self')
      .on(t.self_id)
      .where(sql`${t.until_date} is null`),
    uniqueIndex('partnerships_one_for_partner')
      .on(t.partner_id)
      .where(sql`${t.until_date} is null`),
    check('partnerships_two_people', sql`${t.self_id} <> ${t.partner_id}`),
  ],
);

export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the token; the token itself is only in the mail. */
    token_hash: text().notNull().unique(),
    email: text().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
    revoked_at: instant(),
    created_at: createdAt(),
  },
  (t) => [index('invitations_user').on(t.user_id)],
);

export const partnerCodes = pgTable(
  'partner_codes',
  {
    id: id(),
    hashid: text().notNull().unique(),
    code: text().notNull(),
    name: text().notNull(),
    discount_percent: smallint().notNull(),
    valid_from: date({ mode: 'string' }).notNull(),
    valid_until: date({ mode: 'string' }),
    uses: integer().notNull().default(0),
    created_at: createdAt(),
    removed_at: instant(),
  },
  (t) => [
    uniqueIndex('partner_codes_code')
      .on(sql`upper(${t.code})`)
      .where(sql`${t.removed_at} is null`),
    check('partner_codes_discount', sql`${t.discount_percent} between 1 and 100`),
  ],
);

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    /** The person the mail belongs to: it goes when they are erased. Mail to a mere address belongs to nobody. */
    user_id: ref().references(() => users.id),
    /** Another person who is named or quoted in it: it goes when they are erased, too. */
    names_id: ref().references(() => users.id),
    recipient: text().notNull(),
    subject: text().notNull(),
    body_text: text().notNull(),
    body_html: text().notNull(),
    /** Shown on the console where mail lands in the outbox folder. */
    link: text(),
    /** The address of one click that ends mails like this one (RFC 8058). */
    leave_url: text(),
    /** The attachments, by name: the worker makes the files when it sends. */
    attachments: jsonb().$type<AttachmentRef[]>().notNull().default([]),
    /** In a mail that collects repeated acts: how often each act, by subject. */
    collected: jsonb().$type<Record<string, number>>(),
    attempts: integer().notNull().default(0),
    next_attempt_at: createdAt(),
    sent_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    index('mail_outbox_due')
      .on(t.next_attempt_at)
      .where(sql`${t.sent_at} is null`),
    index('mail_outbox_user').on(t.user_id),
    index('mail_outbox_names').on(t.names_id),
    index('mail_outbox_sent').on(t.sent_at),
  ],
);

/**
 * Append-only and chained: who did what, when, from where. Erasure empties `before` and `after`, and after a year the
 * network address `ip` goes; nothing else changes (decisions/0030, 0023).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: createdAt(),
    family_id: ref(),
    user_id: ref(),
    sub: text(),
    action: text().notNull(),
    entity: text().notNull(),
    hashid: text(),
    before: jsonb(),
    after: jsonb(),
    ip: text(),
    request_id: text(),
    ...chained(),
  },
  (t) => [
    index('audit_log_family').on(t.family_id, t.at),
    index('audit_log_sub').on(t.sub, t.id),
    index('audit_log_subject').on(t.hashid, t.entity),
    index('audit_log_erasures')
      .on(t.hashid)
      .where(sql`${t.action} = 'erase'`),
    index('audit_log_addresses').on(t.at).where(isNotNull(t.ip_salt)),
    uniqueIndex('audit_log_chain').on(sql`coalesce(${t.family_id}, 0)`, t.seq),
  ],
);
