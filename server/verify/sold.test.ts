import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { systemActor } from '../actor.ts';
import { settleOrder } from '../actions/orders/settleOrder.ts';
import type { Db } from '../db/database.ts';
import { orders } from '../db/orderSchema.ts';
import { families, users } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { forgetBuyers } from '../repositories/invoices.ts';
import { apiClient } from '../test/apiClient.ts';
import { eachEngine } from '../test/engines.ts';
import { lookThrough } from './verifyDatabase.ts';

/** As the owner of the database, with its triggers disabled. */
const tamper = (db: Db, statement: string) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(statement));
  });

/** A line after the last of a chain, with matching hashes. */
const lineOf = (chain: number, at: string) => `do $$ declare l audit_log; f audit_log; begin
  select * into strict f from audit_log where coalesce(family_id, 0) = ${chain} order by seq desc limit 1;
  l := f; l.id := 1000000 + ${chain}; l.at := ${at}; l.seq := f.seq + 1; l.digest := audit_digest(l); l.hash := audit_hash(l, f.hash);
  insert into audit_log overriding system value select l.*; end $$`;

eachEngine((engine) => {
  async function sold() {
    const made = await engine.app();
    const { db } = made.services;
    const visitor = await apiClient(made.app, null);
    for (const name of ['jan', 'piet']) {
      const person = { firstname: name, infix: '', lastname: 'Vries', gender: 'man', birthdate: '1960-01-01' };
      const login = { email: `${name}@voorbeeld.example`, password: 'Keukentafel-2026!' };
      assert.equal((await visitor.post('/registration', { ...person, ...login })).status, 201);
    }
    await db.execute(sql`update accounts set email_verified = true`);
    const [parent] = await db.select().from(users).where(eq(users.firstname, 'jan'));
    const jan = await apiClient(made.app, parent!);
    assert.equal((await jan.post('/order', { children: 5 })).status, 200);
    const [order] = await db.select().from(orders);
    const settle = (event: 'pay' | 'refund') =>
      inTransaction(db, (tx) => settleOrder(tx, systemActor(made.services.clock), made.services, order!, event));
    await settle('pay');
    const wrong = async () => {
      const client = await db.$client.connect();
      try {
        return (await lookThrough(client)).wrong.join('\n');
      } finally {
        client.release();
      }
    };
    return { db, family: parent!.family_id, settle, wrong };
  }

  test('S-327 a replaced buyer, a missing newest invoice, places without an order and a backdated line are found, even if every hash and number fits', async () => {
    const { db, family, settle, wrong } = await sold();
    assert.equal(await wrong(), '');
    const kept = ['audit_log', 'families', 'invoices', 'invoice_counters', 'orders'];
    for (const table of kept) await db.execute(sql.raw(`create table kept_${table} as select * from ${table}`));
    const [other] = await db
      .select()
      .from(families)
      .where(sql`id <> ${family}`);
    const newest = `delete from invoices; update invoice_counters set last = last - 1; delete from orders`;
    const line = `line \\d+ of the chain of`;
    const dated = (chain: string) => new RegExp(`${line} ${chain}\\): it is dated before the line before it`, 'u');
    const attacks: [string, RegExp][] = [
      [
        `update invoices set content = jsonb_set(content, '{buyer,name}', '"Piet Ander"')`,
        /^invoices 1: it has another buyer than the log says\.$/mu,
      ],
      [
        `update invoices set content = jsonb_set(content, '{buyer}', '{"name":"","family":"","email":""}'), salt = null`,
        /^invoices 1: its buyer was emptied while it has to be kept\.$/mu,
      ],
      [
        `update invoices set content = jsonb_set(content, '{date}', '"2026-01-01"')`,
        /^invoices 1: it is not what the log says was issued\.$/mu,
      ],
      [newest, /^audit_log \d+: invoice \d{4}-00001, which it says was issued, is missing\.$/mu],
      [`delete from audit_log where entity = 'invoice'`, /^invoices 1: it is not what the log says was issued\.$/mu],
      [
        `update families set paid_children = 100 where id = ${family}`,
        /^families \d+: it has 100 places until \d{4}-\d\d-\d\d, and no order gave it those\.$/mu,
      ],
      [
        `update families set paid_until = '2035-01-01' where id = ${family}`,
        /^families \d+: it has 5 places until 2035-01-01, and/mu,
      ],
      [`update families set paid_children = 100 where id = ${other?.id}`, /^families \d+: it has 100 places, and/mu],
      [
        `update families set paid_children = 2, paid_until = '2035-01-01' where id = ${other?.id}`,
        /^families \d+: it has 2 places until 2035-01-01, and/mu,
      ],
      [
        `delete from audit_log where entity = 'order' and action = 'paid'`,
        /^orders 1: it is paid, and the log does not say so\.$/mu,
      ],
      [lineOf(family, `'2001-01-01'`), dated(`family ${family}`)],
      [lineOf(family, `f.at - interval '1 hour'`), dated(`family ${family}`)],
    ];
    for (const [attack, sentence] of attacks) {
      await tamper(db, attack);
      assert.match(await wrong(), sentence, attack);
      for (const table of kept)
        await tamper(
          db,
          `delete from ${table}; insert into ${table} overriding system value select * from kept_${table}`,
        );
      assert.equal(await wrong(), '', attack);
    }
    for (const table of kept) await db.execute(sql.raw(`drop table kept_${table}`));
    // Legitimate cases are no findings: a refund, and a line that started slightly earlier.
    await settle('refund');
    assert.equal(await wrong(), '');
    await tamper(db, lineOf(family, `f.at - interval '5 minutes'`));
    assert.equal(await wrong(), '');
  });

  test('S-327 a clock that was wrong once is reported next to the lines, and is not a fault for ever', async () => {
    const { db, family, wrong } = await sold();
    await tamper(db, lineOf(family, `now() + interval '1 year'`));
    await db.execute(sql`insert into audit_log (action, entity) values ('login', 'session')`);
    await tamper(db, lineOf(0, `now() + interval '1 year'`));
    assert.equal(await wrong(), '');
    // The clock is right again.
    await db.execute(
      sql`insert into audit_log (family_id, action, entity) values (null, 'login', 'session'), (${family}, 'edit', 'user'), (null, 'login', 'session')`,
    );
    assert.equal(await wrong(), '');
    const { rows } = await db.execute(
      sql`select (after->>'chain')::int as chain from audit_log where entity = 'clock' order by id`,
    );
    assert.deepEqual(rows, [{ chain: 0 }, { chain: family }]);
    await tamper(db, `delete from audit_log where entity = 'clock'`);
    assert.match(await wrong(), /it is dated before the line before it, and the clock was not set back/u);
  });

  test('S-327 a buyer past the retention period is removed from invoice and log alike', async () => {
    const { db, wrong } = await sold();
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update invoices set year = 2015, content = jsonb_set(content, '{number}', '"2015-00001"')`);
      await tx.execute(sql`update invoice_counters set year = 2015`);
      await tx.execute(
        sql`update audit_log l set after = invoice_said(i), digest = '' from invoices i where l.entity = 'invoice'`,
      );
    });
    await db.execute(sql`insert into audit_log (action, entity, hashid) select 'erase', 'user', hashid from users`);
    const before = await wrong();
    await forgetBuyers(db, '2026-11-28');
    const { rows } = await db.execute(sql`select salt, content->'buyer'->>'name' as name from invoices`);
    assert.deepEqual(rows, [{ salt: null, name: '' }]);
    assert.equal(await wrong(), before);
  });
});
