import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import pg from 'pg';
import { buildApp } from '../app.ts';
import { createLog } from '../log.ts';
import { askProcess } from '../lowPriority.ts';
import { apiClient } from '../test/apiClient.ts';
import { type Cluster, findBinaries, findCopier, startCluster, startStandby } from '../test/cluster.ts';
import { giftDraft } from '../test/drafts.ts';
import { makeFamily, makeUser } from '../test/factories.ts';
import { stopWorkers, testServices } from '../test/testServices.ts';
import type { CheckTask } from '../verify/checkWorker.ts';
import { openPostgres } from './postgres.ts';

const binaries = findBinaries();
const copier = binaries === null ? null : findCopier(binaries);
const closers: (() => unknown)[] = [];
after(async () => {
  for (const close of closers.reverse()) await close();
  await stopWorkers();
});

async function ask<T extends pg.QueryResultRow>(server: Cluster, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  const { rows } = await client.query<T>(statement);
  await client.end();
  return rows;
}

/** Polls until it is so; half a minute is long enough for anything here. */
async function until(so: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await so())) {
    assert.ok(performance.now() < end, 'it did not come');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** One URL of several servers, as docs/postgresql.md writes it. */
function several(servers: readonly Cluster[]): string {
  const hosts = servers.map(({ url }) => new URL(url('postgres')).host);
  return `postgres://test@${hosts.join()}/postgres?target_session_attrs=read-write`;
}

test(
  'F7 the primary dies under load and its standby is promoted: service resumes automatically, and nothing confirmed is lost',
  { skip: copier === null ? 'no PostgreSQL with pg_basebackup on this machine' : false, timeout: 120_000 },
  async (t) => {
    const primary = await startCluster(binaries ?? '');
    closers.push(primary.stop);
    const standby = await startStandby(binaries ?? '', copier ?? '', primary);
    closers.push(standby.stop);
    await ask(primary, `alter system set synchronous_standby_names = '*'`);
    await ask(primary, 'select pg_reload_conf()');
    await until(async () => {
      const rows = await ask<{ state: string }>(primary, 'select sync_state as state from pg_stat_replication');
      return rows[0]?.state === 'sync';
    });

    // The standby is named first: the choice is not the first one that answers, but the one that takes writes.
    const database = await openPostgres(several([standby, primary]), createLog('silent'));
    closers.push(() => database.close());
    const { services, remove } = testServices(database, {});
    closers.push(remove);
    const app = await buildApp(services, { appFolder: null });
    closers.push(() => app.close());
    const family = await makeFamily(database.db);
    const child = await makeUser(database.db, family.id);
    const confirmed: string[] = [];
    const others = new Set<number>();
    let running = true;
    const load = Array.from({ length: 4 }, async () => {
      // One person may ask only so much in a minute.
      while (running) {
        const parent = await makeUser(database.db, family.id, {
          family_role: 'manager',
          sub: `parent ${Math.random()}`,
          login: true,
          signed: true,
        }).catch(() => null);
        if (!parent) continue;
        const { status, body } = await (
          await apiClient(app, parent)
        ).post('/contract', giftDraft(parent.hashid, child.hashid));
        if (status === 200) confirmed.push((body as { hashid: string }).hashid);
        else others.add(status);
      }
    });
    const more = (count: number) => until(() => Promise.resolve(confirmed.length >= count));
    await more(8);
    const task: CheckTask = { url: standby.url('postgres') };
    const checked = await askProcess('verify/checkWorker.ts', task, new AbortController().signal);
    assert.deepEqual(checked, { wrong: [] }, 'the daily check reads a standby, also under load');
    await primary.stop();
    const before = confirmed.length;
    assert.equal(await database.ready(), false, 'a standby alone takes no writes');
    const promoted = performance.now();
    await ask(standby, 'select pg_promote()');
    await more(before + 5).finally(() => (running = false));
    t.diagnostic(`gifts again ${(performance.now() - promoted).toFixed(0)} ms after the promotion`);
    await Promise.all(load);
    assert.equal(await database.ready(), true);
    assert.deepEqual(
      [...others].filter((status) => status !== 503),
      [],
    );

    const kept = await ask<{ hashid: string }>(standby, 'select hashid from contracts');
    const there = new Set(kept.map(({ hashid }) => hashid));
    assert.deepEqual(
      confirmed.filter((hashid) => !there.has(hashid)),
      [],
    );
  },
);
