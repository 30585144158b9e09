/** Statements that read a table whole on purpose: by a text in them, their tables, and why. */
const MEANT: readonly { has: string; tables: readonly string[]; why: string }[] = [
  {
    has: 'lpad("invoices"."number"::text, 5',
    tables: ['orders', 'families', 'invoices'],
    why: 'the list of all orders is counted, sorted and searched (docs/decisions/0033)',
  },
  {
    has: 'select count(*)::int from "orders" inner join "families"',
    tables: ['orders', 'families'],
    why: 'the same list',
  },
  {
    has: 'or lower("users"."email") = lower(',
    tables: ['users', 'families', 'accounts'],
    why: 'an administrator finds who asks for help by their whole address, some times a day (docs/decisions/0022)',
  },
  {
    has: 'delete from "account_sessions" where not exists',
    tables: ['account_sessions', 'oidc_payloads'],
    why: 'once an hour every login is held against what the provider keeps',
  },
  {
    has: 'select recorded_at from contract_events order by id desc limit 1',
    tables: ['audit_log', 'contract_events'],
    why: 'once, where nothing was noted of the clock yet: of each the newest row alone, by its key (docs/decisions/0031)',
  },
  {
    has: `UPDATE "users" SET "family_role" = 'member', "management_asked_at" = NULL WHERE "divorced"`,
    tables: ['users'],
    why: 'migration 0031, once: it asks each person whether they divorced (docs/decisions/0018)',
  },
  {
    has: 'UPDATE signing_requests r SET printed = coalesce((',
    tables: ['signing_requests'],
    why: 'migration 0036, once: what each paper calls its people',
  },
  {
    has: `UPDATE signatures s SET name = coalesce(one->>'name', '')`,
    tables: ['signatures', 'signing_requests'],
    why: 'migration 0036, once: the name under each signature',
  },
  {
    has: `SELECT i.family_id, 'keep', 'invoice'`,
    tables: ['invoices'],
    why: 'migration 0060, once: a hash of each invoice and its buyer in the log (docs/decisions/0030)',
  },
  {
    has: `SELECT id, 'keep', 'plan', hashid`,
    tables: ['families'],
    why: 'migration 0060, once: the places that each family began with (docs/decisions/0030)',
  },
  ...[
    `SET "status" = 'paid', "surplus" = 'twice'`,
    `SET "status" = 'paid back' FROM "orders"`,
    `SET "surplus" = 'late' FROM "orders"`,
    `SET "next_check_at" = now() WHERE "status" = 'paid'`,
  ].map((change) => ({
    has: `UPDATE "payments" ${change}`,
    tables: ['payments'],
    why: 'migration 0032, once: which of all payments have to go back, or went (docs/decisions/0025)',
  })),
];

/** Is every table that a statement reads whole meant to be? */
export const meantWhole = (text: string, tables: readonly string[]): boolean =>
  tables.every((table) => MEANT.some((one) => text.includes(one.has) && one.tables.includes(table)));
