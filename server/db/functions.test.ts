import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { eachEngine } from '../test/engines.ts';

const FOLDER = path.join(import.meta.dirname, 'functions');
const files = () => readdirSync(FOLDER).sort();
const textOf = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');

/** Tables whose contents say nothing about a person, and why. */
const NOT_PERSONAL: Readonly<Record<string, string>> = {
  rate_limits: 'counters that end within a day',
  secrets: 'keys of the product',
  partner_codes: 'of the office that gives them out',
  families: 'its name goes with the last login (forgetFamilyName)',
  orders: 'of a family; its invoice names the buyer',
  payments: 'of an order',
  bank_lines: 'a fingerprint and a day, of an order',
  server_processes: 'of the machine',
  data_check: 'numbers and moments',
  seals_due: 'numbers',
  bank_imports: 'a key and numbers; its records go as records do',
  imported_lines: 'hashes, which go with their records',
  ended_logins: 'hashes that end within the day',
  invoice_counters: 'numbers',
};

/** Tables that the application empties for a person, besides the function. */
const BY_THE_APP: Readonly<Record<string, string>> = {
  partnerships: 'erasePerson',
  adviser_links: 'erasePerson',
  gift_plans: 'forgetPlans',
  calendar_feeds: 'erasePerson',
  what_ifs: 'erasePerson',
  kept_bank_lines: 'forgetKeptLines',
  notices: 'forgetNotices',
  notice_choices: 'forgetNotices',
  claims: 'forgetClaims',
  photos: 'erasePerson',
  idempotency_keys: 'erasePerson',
  invitations: 'erasePerson',
  mail_outbox: 'forgetMail',
  invoices: 'forgetBuyers, seven years after',
  passkeys: 'with the account',
  account_challenges: 'with the account',
  account_factors: 'with the account',
  account_links: 'with the account',
  account_passkeys: 'with the account',
  account_recovery_codes: 'with the account',
  account_sessions: 'with the account',
  oidc_payloads: 'with the account',
  administrator_sightings: 'ninety days after the administrator was seen last',
};

/** Columns about a person that an erasure leaves, and why. */
const LEFT: Readonly<Record<string, string>> = {
  hashid: 'by which others refer to the row',
  relation_type: 'how others are related through them',
  family_role: 'set back by erasePerson',
  kinship: 'set back by erasePerson',
};

eachEngine((engine) => {
  test("S-275 each function looks for a temporary table last: a role with few rights can't put its own in the place of ours", async () => {
    const { db } = await engine.services();
    const { rows } = await db.execute<{ name: string; path: string | null }>(sql`
      select p.proname as name, (select option_value from pg_options_to_table(p.proconfig) where option_name = 'search_path') as path
      from pg_proc p where p.pronamespace = 'public'::regnamespace`);
    assert.ok(rows.length > 4);
    for (const { name, path: looked } of rows) assert.match(looked ?? '', /^pg_catalog, public, pg_temp$/u, name);
  });

  test('each function of the database is the text of its file', async () => {
    const { db } = await engine.services();
    const { rows } = await db.execute<{ name: string; text: string }>(sql`
      select proname as name, pg_get_functiondef(oid) as text from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by proname`);
    assert.deepEqual(
      rows.map(({ name }) => `${name}.sql`),
      files(),
    );
    for (const { name, text } of rows) assert.equal(text.trim(), textOf(`${name}.sql`).trim(), name);
  });

  test('an erasure covers every table that can say something about a person, and every column of one', async () => {
    const { db } = await engine.services();
    const { rows } = await db.execute<{ table: string; column: string }>(sql`
      select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'
      and data_type in ('text', 'jsonb', 'bytea', 'date', 'ARRAY') order by table_name, column_name`);
    const erasure = textOf('erase_person.sql');
    const isNamed = (name: string) => new RegExp(`\\b${name}\\b`, 'u').test(erasure);
    const unknown = [...new Set(rows.map(({ table }) => table))].filter(
      (table) => !isNamed(table) && !(table in NOT_PERSONAL) && !(table in BY_THE_APP),
    );
    assert.deepEqual(unknown, []);
    const fields = rows.filter(({ table }) => table === 'users').map(({ column }) => column);
    const setBack = /UPDATE users SET[^;]+;/gu;
    const emptied = [...erasure.matchAll(setBack)].join(' ');
    assert.deepEqual(
      fields.filter((field) => !new RegExp(`\\b${field} =`, 'u').test(emptied) && !(field in LEFT)),
      [],
    );
  });
});
