import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { auditLog } from '../db/schema.ts';
import { createLog } from '../log.ts';
import { serverMetrics } from '../metrics/serverMetrics.ts';
import { claimDataCheck, lastDataCheck, recordDataCheck } from '../repositories/dataCheck.ts';
import { makeFamily } from '../test/factories.ts';
import { LogLines } from '../test/logLines.ts';
import { emptyWithTwoRoles, hasPostgres, stopPostgres } from '../test/postgresDatabases.ts';
import { testServices } from '../test/testServices.ts';
import { startDailyCheck } from './dailyCheck.ts';

describe('the daily check on PostgreSQL', { skip: hasPostgres ? false : 'no PostgreSQL on this machine' }, () => {
  let roles: Awaited<ReturnType<typeof emptyWithTwoRoles>>;
  let database: Database;

  before(async () => {
    roles = await emptyWithTwoRoles();
    database = await openPostgres(roles.serverUrl, createLog('silent'), { ownerUrl: roles.ownerUrl });
    const { id } = await makeFamily(database.db);
    await database.db.insert(auditLog).values({ action: 'edit', entity: 'user', family_id: id });
  });
  after(async () => {
    await database.close();
    await roles.remove();
    await stopPostgres();
  });
  beforeEach(() => database.db.execute(sql`update drizzle.data_check set claimed_at = null, done_at = null`));

  const doneBefore = (hours: number) =>
    database.db.execute(sql`update drizzle.data_check set done_at = now() - make_interval(hours => ${hours})`);

  /** The figures about checks that a process shows; the age in minutes. */
  async function figures(): Promise<Record<string, number>> {
    const { services, remove } = testServices(database, {});
    const text = await serverMetrics(services, {})();
    remove();
    const value = (name: string) => new RegExp(`^onderling_${name} (\\S+)$`, 'mu').exec(text)?.[1];
    const [findings, seconds] = [value('findings'), value('check_age_seconds')];
    return {
      ...(findings && { findings: Number(findings) }),
      ...(seconds && { age: Math.floor(Number(seconds) / 60) }),
    };
  }

  /** Lets a server check once, as its lesser role. @returns what it logged. */
  async function checkOnce(url = roles.serverUrl): Promise<Record<string, unknown>[]> {
    const lines = new LogLines();
    const check = startDailyCheck({ db: database.db, url, log: createLog('warn', lines) });
    while (lines.all().length === 0 && (await lastDataCheck(database.db)) === null) await setTimeout(50);
    await check.stop();
    return lines.all();
  }

  it('24 has no figure before the first check, and then its findings and its age', async () => {
    assert.deepEqual(await figures(), {});
    assert.deepEqual(await checkOnce(), []);
    assert.deepEqual(await figures(), { findings: 0, age: 0 });
    await doneBefore(3);
    assert.deepEqual(await figures(), { findings: 0, age: 180 });
  });

  it('24 is due a day after the last one, for one of several servers; one that vanished keeps it for six hours', async () => {
    const both = async () =>
      (await Promise.all([claimDataCheck(database.db), claimDataCheck(database.db)])).filter(Boolean).length;
    assert.deepEqual([await both(), await both()], [1, 0]);
    await database.db.execute(sql`update drizzle.data_check set claimed_at = now() - interval '7 hours'`);
    assert.equal(await both(), 1);
    await recordDataCheck(database.db, 0);
    await doneBefore(23);
    assert.equal(await both(), 0);
    await doneBefore(25);
    assert.equal(await both(), 1);
  });

  it('24 notices what a superuser changed, names it in the log, and counts it', async () => {
    const superuser = await openPostgres(roles.adminUrl, createLog('silent'), { prepare: () => Promise.resolve() });
    await superuser.db.execute(sql`alter table audit_log disable trigger user`);
    await superuser.db.execute(sql`update audit_log set action = 'remove'`);
    await superuser.close();
    const [line] = await checkOnce();
    assert.ok(line);
    assert.equal(line.msg, 'something is not as it was stored');
    assert.match(String((line.wrong as string[])[0]), /^audit_log \d+ .* was changed\.$/u);
    assert.deepEqual(await figures(), { findings: line.count, age: 0 });
  });

  it('24 a check that can’t be done is given back, and is no finding', async () => {
    const nowhere = Object.assign(new URL(roles.serverUrl), { pathname: '/nowhere' }).href;
    const [line] = await checkOnce(nowhere);
    assert.match(String(line?.msg), /^a round of work failed/u);
    assert.deepEqual(await figures(), {});
    assert.equal(await claimDataCheck(database.db), true);
  });
});
