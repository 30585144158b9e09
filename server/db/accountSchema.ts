import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { accounts } from './schema.ts';

/** What the embedded identity provider keeps of an account beside the account itself; it goes with it. */

/** The second factor of an account (RFC 6238); it counts once `enabled_at` is set. */
export const accountFactors = pgTable('account_factors', {
  account_id: text().primaryKey().references(() => accounts.id, { onDelete: 'cascade' }),
  /** Sealed with the key `factor-key` in secrets. */
  secret: text().notNull(),
  /** The time step of the last code: each is good once (S-15). */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  enabled_at: instant(),
  created_at: createdAt(),
});

/** The recovery codes that were not used yet, each as an HMAC. */
export const accountRecoveryCodes = pgTable('account_recovery_codes', {
  account_id: text().notNull().references(() => accounts.id, { onDelete: 'cascade' }),
  code_hash: text().notNull(),
}, (t) => [primaryKey({ columns: [t.account_id, t.code_hash] })]);

/** Where an account is logged in: what a session of the provider looks like to its owner. */
export const accountSessions = pgTable('account_sessions', {
  /** The uid of the provider's session. */
  id: text().primaryKey(),
  account_id: text().notNull().references(() => accounts.id, { onDelete: 'cascade' }),
  device: text().notNull(),
  signed_in_at: createdAt(),
  last_seen_at: createdAt(),
}, (t) => [index('account_sessions_account').on(t.account_id)]);

/** Links that were mailed, each good once: to show that an address is somebody's, and to choose a new password. */
export const accountLinks = pgTable('account_links', {
  /** SHA-256 of the token; the token itself is only in the mail. */
  token_hash: text().primaryKey(),
  account_id: text().notNull().references(() => accounts.id, { onDelete: 'cascade' }),
  purpose: text({ enum: ['verify', 'password'] }).notNull(),
  expires_at: instant().notNull(),
  created_at: createdAt(),
}, (t) => [index('account_links_account').on(t.account_id)]);

/** Who came in as an administrator through an external identity provider, which does not tell who else may. */
export const administratorSightings = pgTable('administrator_sightings', {
  sub: text().primaryKey(),
  email: text().notNull(),
  roles: text().array().notNull(),
  second_factor: boolean().notNull(),
  first_seen_at: createdAt(),
  last_seen_at: createdAt(),
});
