import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, createdAt, instant } from './columns.ts';

/** Tables of the embedded identity provider: accounts, the data that belong to them, and its library's storage. */

/** The embedded identity provider's accounts; the sub of its tokens is accounts.id. */
export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    email_verified: boolean().notNull().default(false),
    /** argon2id, in the PHC string format. */
    password_hash: text().notNull(),
    roles: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    disabled: boolean().notNull().default(false),
    /** How often all its sessions were ended: a login that began before the last time comes to nothing. */
    sessions_ended: integer().notNull().default(0),
    created_at: createdAt(),
    last_login_at: instant(),
  },
  (t) => [
    uniqueIndex('accounts_email').on(sql`lower(${t.email})`),
    index('accounts_unproved')
      .on(t.created_at)
      .where(sql`not ${t.email_verified}`),
    index('accounts_administrators')
      .on(t.id)
      .where(sql`'superadmin' = any(${t.roles})`),
  ],
);

/** The provider library's own storage: sessions, grants, codes, tokens. */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grant_id: text(),
    uid: text(),
    user_code: text(),
    consumed_at: instant(),
    expires_at: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.id] }),
    index('oidc_payloads_grant').on(t.grant_id),
    index('oidc_payloads_uid').on(t.uid),
    index('oidc_payloads_expiry').on(t.expires_at),
    index('oidc_payloads_account').on(sql`(${t.payload}->>'accountId')`),
  ],
);

/** Keys made at the first start and shared by all processes: token signing keys, cookie keys. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  created_at: createdAt(),
});

/** The second factor of an account (RFC 6238); it counts once `enabled_at` is set. */
export const accountFactors = pgTable('account_factors', {
  account_id: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Sealed with the key `factor-key` in secrets. */
  secret: text().notNull(),
  /** The time step of the last code: each works once (S-15). */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  enabled_at: instant(),
  created_at: createdAt(),
});

/** The unused recovery codes, each as an HMAC. */
export const accountRecoveryCodes = pgTable(
  'account_recovery_codes',
  {
    account_id: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    code_hash: text().notNull(),
    /** Null for those from before this was kept. */
    created_at: instant(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.code_hash] })],
);

/** The passkeys with which an account logs in (docs/decisions/0020). Signing passkeys are in `passkeys`. */
export const accountPasskeys = pgTable(
  'account_passkeys',
  {
    id: text().primaryKey(),
    account_id: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    credential_id: text().notNull().unique(),
    /** COSE. */
    public_key: bytea().notNull(),
    /** How often the device signed, as it says itself; always 0 where it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    added_at: createdAt(),
    last_used_at: instant(),
  },
  (t) => [index('account_passkeys_account').on(t.account_id)],
);

/** An open challenge for a device: each works once, and asking again replaces it. */
export const accountChallenges = pgTable(
  'account_challenges',
  {
    /** The purpose: one login page, or a new passkey of one session. */
    subject: text().primaryKey(),
    /** The account of the new passkey; unknown for a login. */
    account_id: text().references(() => accounts.id, { onDelete: 'cascade' }),
    challenge: text().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [index('account_challenges_account').on(t.account_id), index('account_challenges_expiry').on(t.expires_at)],
);

/** The places where an account is logged in: a session of the provider as its owner sees it. */
export const accountSessions = pgTable(
  'account_sessions',
  {
    /** The uid of the provider's session. */
    id: text().primaryKey(),
    account_id: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    device: text().notNull(),
    signed_in_at: createdAt(),
    last_seen_at: createdAt(),
  },
  (t) => [index('account_sessions_account').on(t.account_id)],
);

/**
 * Mailed links, each usable once: to prove an address, to choose a new password, to log in with another address, and to take back
 * the login changes made since the link. Three are mailed to nobody: 'lost_factor' says since when a second step is reported lost,
 * 'begun' is with the browser that made the account, and 'arrival' with the one that proved its address.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    /** SHA-256 of the token; the token itself is only in the mail. */
    token_hash: text().primaryKey(),
    account_id: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['verify', 'password', 'address', 'undo', 'lost_factor', 'begun', 'arrival'] }).notNull(),
    /**
     * For 'address' the new address; for 'undo' of a change of address the previous one, which nobody else gets as long
     * as the link works.
     */
    email: text(),
    expires_at: instant().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('account_links_account').on(t.account_id),
    index('account_links_expiry').on(t.expires_at),
    index('account_links_held')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.purpose} = 'undo'`),
  ],
);

/** The administrators who came in through an external identity provider, which does not say who else may. */
export const administratorSightings = pgTable('administrator_sightings', {
  sub: text().primaryKey(),
  email: text().notNull(),
  roles: text().array().notNull(),
  second_factor: boolean().notNull(),
  first_seen_at: createdAt(),
  last_seen_at: createdAt(),
});
