import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { eq, ne, sql } from 'drizzle-orm';
import { addDays } from '../../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../../domain/dates/today.ts';
import { startClaimRounds } from '../actions/claims/rounds.ts';
import { startNoticeRounds } from '../actions/notices/rounds.ts';
import { startOrderRounds } from '../actions/orders/rounds.ts';
import { startSealRounds } from '../actions/signing/sealRounds.ts';
import { backupFolder, lastBackupAt, newBackupFile } from '../backup/backupFolder.ts';
import { backupOfTheDay } from '../backup/dailyBackup.ts';
import { accounts } from '../db/accountSchema.ts';
import { clockMarks } from '../db/clockSchema.ts';
import { orders } from '../db/orderSchema.ts';
import { families, mailOutbox, users } from '../db/schema.ts';
import { startHousekeeping } from '../housekeeping.ts';
import { createLog } from '../log.ts';
import { knownAddressMail } from '../mail/knownAddressMail.ts';
import { orRefuse } from '../mail/answers.ts';
import { queueMail, takeDueMail } from '../mail/outbox.ts';
import { serverMetrics } from '../metrics/serverMetrics.ts';
import { familiesToRemind } from '../repositories/reminders.ts';
import { apiClient } from '../test/apiClient.ts';
import { eachEngine, type TestApp } from '../test/engines.ts';
import { makeFamily, makeUser, type TestFamily } from '../test/factories.ts';
import { LogLines } from '../test/logLines.ts';
import { everything } from '../test/everything.ts';
import { makeOrder } from '../test/orders.ts';
import { ADMINISTRATOR } from '../test/tokens.ts';
import { TRUSTING } from '../test/trusting.ts';
import type { ClockJudge } from '../rounds/clockJudge.ts';
import { believe, createClockJudge } from './judge.ts';
import { notifyOperators } from './notifyOperators.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

const folder = mkdtempSync(path.join(tmpdir(), 'onderling-clock-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string): Promise<void> {
  writeFileSync(file, 'one');
  return Promise.resolve();
}

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let judge: ClockJudge;
  let lines: LogLines;
  /** The error of the process clock. */
  let off = 0;
  const db = () => made.services.db;
  const clock = () => Date.now() + off;

  const judgeOf = () =>
    createClockJudge({
      db: db(),
      clock,
      log: createLog('warn', lines),
      dataDir: made.services.env.dataDir,
      tell: notifyOperators(made.services.env),
    });

  beforeEach(async () => {
    off = 0;
    lines = new LogLines();
    made = await engine.app({ clock, judge: { fits: () => judge.fits(), doubt: () => judge.doubt() } });
    judge = judgeOf();
    family = await makeFamily(db());
    await makeUser(db(), family.id, { sub: 'beheer', login: true, email: 'beheer@voorbeeld.example' });
    await db()
      .insert(accounts)
      .values({
        id: 'beheer',
        email: 'beheer@voorbeeld.example',
        password_hash: 'geen',
        email_verified: true,
        roles: ['superadmin'],
      });
  });

  /** Everything that a round could age, summed up in one line. */
  async function ageable(): Promise<() => Promise<unknown[]>> {
    const today = todayInAmsterdam(Date.now());
    await db()
      .update(families)
      .set({ paid_children: 4, paid_until: addDays(today, 200) })
      .where(eq(families.id, family.id));
    const order = await makeOrder(db(), family.parent);
    const mail = knownAddressMail({ email: 'wacht@voorbeeld.example', url: 'http://localhost' });
    await queueMail(db(), mail, new Date(), orRefuse);
    await db().update(mailOutbox).set({ attempts: 1 });
    return async () => {
      const [own] = await db().select().from(families).where(eq(families.id, family.id));
      const [kept] = await db().select().from(orders).where(eq(orders.id, order.id));
      const waits = await db().$count(mailOutbox, eq(mailOutbox.recipient, 'wacht@voorbeeld.example'));
      return [own?.paid_children, own?.reminded_on, kept?.status, kept?.reminded_at, waits];
    };
  }

  async function doRounds(): Promise<void> {
    const services = { ...made.services, judge };
    for (const start of [startHousekeeping, startOrderRounds, startNoticeRounds, startClaimRounds, startSealRounds])
      await start(services).stop();
  }

  const readyz = async (): Promise<unknown> => (await made.app.inject({ url: '/readyz' })).json();
  const figure = async () =>
    /onderling_clock_doubted (\d)/u.exec(await serverMetrics({ ...made.services, judge }, {})())?.[1];
  const alerts = async () =>
    (await db().select().from(mailOutbox).where(ne(mailOutbox.recipient, 'wacht@voorbeeld.example'))).map(
      ({ recipient, subject }) => `${recipient}: ${subject}`,
    );
  /** Makes the known moments that much older, as if both clocks went ahead. */
  const knownIs = (ago: number) =>
    db()
      .insert(clockMarks)
      .values({ trusted_at: new Date(Date.now() - ago) })
      .onConflictDoUpdate({ target: clockMarks.id, set: { trusted_at: new Date(Date.now() - ago), doubted_at: null } });

  const ways: [string, () => Promise<unknown>, string][] = [
    ['that of the process alone is a year ahead', () => Promise.resolve((off = YEAR)), 'database'],
    ['that of the process alone is years back', () => Promise.resolve((off = -6 * YEAR)), 'database'],
    ['that of the database as well is a year ahead', () => knownIs(YEAR), 'ahead'],
    ['that of the database as well is three days ahead', () => knownIs(3 * DAY), 'ahead'],
    ['that of the database as well is years back', () => knownIs(-6 * YEAR), 'behind'],
  ];
  for (const [what, goesWrong, why] of ways)
    test(`S-310 the clock jumps (${what}): no round deletes, counts, lapses, ends or reminds, and it is reported`, async () => {
      const state = await ageable();
      assert.equal(await judge.fits(), true);
      const before = await state();
      await goesWrong();
      await doRounds();
      await doRounds();
      assert.deepEqual(await state(), before);
      assert.deepEqual(await readyz(), { status: 'ready', clock: 'in doubt' });
      assert.equal(await figure(), '1');
      assert.deepEqual(await alerts(), ['beheer@voorbeeld.example: De klok van Onderling klopt misschien niet']);
      const told = lines.all();
      assert.deepEqual(
        told.map(({ level, why: said }) => [level, said]),
        [[50, why]],
        'once',
      );
      // The same at the next start.
      judge = judgeOf();
      await doRounds();
      assert.deepEqual(await state(), before);

      off = 0;
      if (why !== 'database') await db().transaction((tx) => believe(tx, new Date()));
      assert.equal(await judge.fits(), true);
      assert.deepEqual(await readyz(), { status: 'ready' });
      assert.equal(await figure(), '0');
    });

  test('S-310 in a database from before the check, the last write tells the time', async () => {
    await db().execute(sql`alter table audit_log disable trigger user`);
    let seq = 0;
    const at = (moment: number) =>
      db().execute(
        sql`insert into audit_log (action, entity, seq, at) values ('add', 'contract', ${(seq += 1)}, ${new Date(moment).toISOString()}::timestamptz)`,
      );
    assert.equal(await judge.fits(), true, 'a new one knows nothing');
    for (const [moment, fits] of [
      [Date.now() - YEAR, false],
      [Date.now() + YEAR, false],
      [Date.now() - DAY, true],
    ] as const) {
      await db().delete(clockMarks);
      await at(moment);
      assert.equal(await judgeOf().fits(), fits);
    }
    await db().execute(sql`alter table audit_log enable trigger user`);
  });

  test('S-310 a clock that is ahead is believed once an operator confirms it, for as long as it runs', async () => {
    for (const away of [3 * DAY, 21 * DAY, YEAR]) {
      await knownIs(away);
      assert.equal(await judge.fits(), false);
      await db()
        .update(clockMarks)
        .set({ doubted_at: new Date(Date.now() - 30 * DAY) });
      assert.equal(await judge.fits(), false);
      await db().transaction((tx) => believe(tx, new Date()));
      assert.equal(await judge.fits(), true);
    }
  });

  test('two days of difference are no jump, and of two processes the correct one goes on', async () => {
    await knownIs(47 * HOUR);
    assert.equal(await judge.fits(), true);
    off = 47 * HOUR;
    assert.equal(await judge.fits(), true);
    off = YEAR;
    const wrong = judgeOf();
    assert.equal(await wrong.fits(), false);
    off = 0;
    assert.equal(await judge.fits(), true);
    off = YEAR;
    assert.equal(await wrong.fits(), false);
  });

  test('S-311 nothing is ordered while the clock is in doubt: its invoice would have the wrong year for good', async () => {
    await judge.fits();
    const jan = await apiClient(made.app, family.parent, { expires: 4e9 });
    await knownIs(-YEAR);
    await judge.fits();
    const refused = await jan.post('/order', { children: 3 });
    assert.equal(refused.status, 409);
    assert.match(JSON.stringify(refused.body), /de klok van deze dienst klopt misschien niet/u);
    assert.equal(await db().$count(orders), 0);
    await db().transaction((tx) => believe(tx, new Date()));
    await judge.fits();
    assert.equal((await jan.post('/order', { children: 3 })).status, 200);
  });

  test('S-377 while the clock is in doubt nobody gets the management they asked for', async () => {
    await judge.fits();
    const asked = { sub: 'oudste', login: true, signed: true, management_asked_at: new Date() };
    const oldest = await makeUser(db(), family.id, { ...asked, relation_type: 'child' });
    const heir = await apiClient(made.app, oldest, { expires: 4e9 });
    await knownIs(YEAR);
    off = 31 * DAY;
    await judge.fits();
    const refused = await heir.post('/family/management');
    assert.equal(refused.status, 409);
    assert.match(JSON.stringify(refused.body), /de klok van deze dienst klopt misschien niet/u);
    const role = async () => (await db().select().from(users).where(eq(users.id, oldest.id)))[0]?.family_role;
    assert.equal(await role(), 'member');
    await db().transaction((tx) => believe(tx, new Date()));
    off = 0;
    await judge.fits();
    await db()
      .update(users)
      .set({ management_asked_at: new Date(Date.now() - 31 * DAY) })
      .where(eq(users.id, oldest.id));
    assert.equal((await heir.post('/family/management')).status, 200);
    assert.equal(await role(), 'manager');
  });

  test('S-377 while the clock is in doubt no order changes, no answer week starts, and nobody can ask for erasure', async () => {
    await judge.fits();
    const jan = await apiClient(made.app, family.parent, { expires: 4e9 });
    const manager = await apiClient(made.app, family.parent, ADMINISTRATOR);
    const order = await makeOrder(db(), family.parent);
    const login = { sub: 'sanne', login: true, signed: true, relation_type: 'child' } as const;
    const sanne = await makeUser(db(), family.id, login);
    await knownIs(-6 * YEAR);
    await judge.fits();
    const before = await everything(db());
    const calls: [string, () => Promise<{ status: number; body: unknown }>][] = [
      ['cancel', () => jan.post(`/order/${order.hashid}/cancel`)],
      ['pay', () => jan.post(`/order/${order.hashid}/pay`)],
      ['paid by hand', () => manager.post(`/admin/order/${order.hashid}/paid`)],
      ['block', () => jan.post('/user/block', { _method: 'PATCH', hashid: sanne.hashid })],
      ['erasure', () => jan.post('/erasure', { confirm: 'VERWIJDER', password: 'x' })],
    ];
    for (const [what, call] of calls) {
      const { status, body } = await call();
      assert.equal(status, 409, `${what}: ${JSON.stringify(body)}`);
      assert.match(JSON.stringify(body), /de klok van deze dienst klopt misschien niet/u, what);
    }
    const webhook = await made.app.inject({
      ...{ method: 'POST', url: '/api/v1/payments/webhook', payload: 'id=tr_onbekend' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    assert.equal(webhook.statusCode, 409, 'Mollie says it again');
    assert.deepEqual(await everything(db()), before);
  });

  test('S-312 marks left by a clock that was ahead count as absent: reminders, mail, backups', async () => {
    const today = todayInAmsterdam(Date.now());
    const toRemind = async () => {
      const found: number[] = [];
      for await (const id of familiesToRemind(db(), today)) found.push(id);
      return found;
    };
    await db()
      .update(families)
      .set({ reminded_on: addDays(today, 365) })
      .where(eq(families.id, family.id));
    assert.deepEqual(await toRemind(), [family.id]);
    await db().update(families).set({ reminded_on: today }).where(eq(families.id, family.id));
    assert.deepEqual(await toRemind(), []);

    const mail = knownAddressMail({ email: 'later@voorbeeld.example', url: 'http://localhost' });
    await queueMail(db(), mail, new Date(Date.now() + YEAR), orRefuse);
    assert.equal((await takeDueMail(db(), new Date()))?.recipient, 'later@voorbeeld.example');

    const dataDir = mkdtempSync(path.join(folder, 'ahead-'));
    const ahead = newBackupFile(dataDir, 'day', new Date(Date.now() + YEAR));
    await write(ahead);
    utimesSync(ahead, new Date(Date.now() + YEAR), new Date(Date.now() + YEAR));
    assert.equal(lastBackupAt(dataDir, Date.now()), null);
    const old = newBackupFile(dataDir, 'day', new Date(Date.now() - 30 * DAY));
    await write(old);
    utimesSync(old, new Date(Date.now() - 30 * DAY), new Date(Date.now() - 30 * DAY));
    const fails = () => Promise.reject(new Error('The disk is full.'));
    await assert.rejects(backupOfTheDay(fails, dataDir, Date.now(), TRUSTING));
    assert.equal(readdirSync(backupFolder(dataDir)).length, 2, 'the newest of the past stays');
    assert.equal(await backupOfTheDay(write, dataDir, Date.now(), TRUSTING), true);
  });

  test('S-312 while the clock is in doubt the daily backup is made, and none is removed', async () => {
    await judge.fits();
    await knownIs(YEAR);
    const dataDir = mkdtempSync(path.join(folder, 'doubt-'));
    for (const weeks of [3, 4, 5]) {
      const file = newBackupFile(dataDir, 'day', new Date(Date.now() - weeks * 7 * DAY));
      await write(file);
      utimesSync(file, new Date(Date.now() - weeks * 7 * DAY), new Date(Date.now() - weeks * 7 * DAY));
    }
    assert.equal(await backupOfTheDay(write, dataDir, Date.now(), judge), true);
    assert.equal(readdirSync(backupFolder(dataDir)).length, 4);
  });
});
