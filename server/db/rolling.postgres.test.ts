import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import pg from 'pg';
import { giftDraft } from '../test/drafts.ts';
import { emptyDatabase } from '../test/emptyDatabase.ts';
import { makeFamily, makeUser } from '../test/factories.ts';
import { atBaseline, STEPS, withMore, withOneMore } from '../test/migrationFolders.ts';
import { emptyWithTwoRoles, hasPostgres, stopPostgres } from '../test/postgresDatabases.ts';
import { type Provider, startProvider } from '../test/provider.ts';
import { freePort, type ScriptProcess, startBuilt, untilReady } from '../test/serverProcess.ts';
import { makeVersions, type Versions } from '../test/versions.ts';
import { databaseOn } from './databaseOn.ts';

const AUDIENCE = 'https://onderling.example/api/v1';

/** A version's change: a column that older code does not know, a table, and a trigger on older code's writes. */
const ADDS = `alter table contracts add column colour text default 'blue' not null;
--> statement-breakpoint
create table made_by_next (contract_id bigint references contracts (id));
--> statement-breakpoint
create function note_contract() returns trigger language plpgsql set search_path = public as $$
begin insert into made_by_next values (new.id); return null; end $$;
--> statement-breakpoint
create trigger note after insert on contracts for each row execute function note_contract();`;

type Process = ScriptProcess & { port: number };

describe(
  'two versions of the product on one PostgreSQL',
  { skip: hasPostgres ? false : 'no PostgreSQL on this machine' },
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'onderling-rolling-'));
    const started: Process[] = [];
    let roles: Awaited<ReturnType<typeof emptyWithTwoRoles>>;
    let [provider, versions]: [Provider | null, Versions | null] = [null, null];
    let admin: pg.Pool;

    /** One test's processes are not another's. */
    afterEach(async () => {
      for (const process of started) process.kill('SIGKILL');
      await Promise.all(started.splice(0).map(({ ended }) => ended));
    });
    before(async () => {
      roles = await emptyWithTwoRoles();
      admin = new pg.Pool({ connectionString: roles.adminUrl });
      [provider, versions] = await Promise.all([startProvider(AUDIENCE), makeVersions()]);
    });
    after(async () => {
      await admin.end();
      await Promise.all([provider?.close(), versions?.remove(), roles.remove()]);
      await stopPostgres();
      rmSync(folder, { recursive: true, force: true });
    });

    async function start(script: string, settings: Record<string, string> = {}): Promise<Process> {
      const port = await freePort();
      const process = startBuilt(script, {
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: path.join(folder, 'data'),
        DATABASE_URL: roles.serverUrl,
        DATABASE_MIGRATION_URL: roles.ownerUrl,
        OIDC_AUTHORITY: provider?.issuer ?? '',
        OIDC_AUDIENCE: AUDIENCE,
        ...settings,
      });
      const made = { ...process, port };
      started.push(made);
      return made;
    }

    const rows = async <T extends pg.QueryResultRow>(statement: string) => (await admin.query<T>(statement)).rows;

    /** People who make gifts and look at their list, at each of the processes in turn. */
    async function startWriters(processes: Process[]) {
      const db = databaseOn(admin);
      const people = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const { id, parent } = await makeFamily(db);
          return { parent, child: await makeUser(db, id) };
        }),
      );
      const confirmed = new Map<Process, string[]>(processes.map((process) => [process, []]));
      const others: string[] = [];
      let stopped = false;
      const writing = people.map(async ({ parent, child }) => {
        const headers = {
          authorization: `Bearer ${await provider?.token(parent.sub ?? '')}`,
          'content-type': 'application/json',
        };
        const body = JSON.stringify(giftDraft(parent.hashid, child.hashid));
        for (let turn = 0; !stopped; turn += 1) {
          const at = processes[turn % processes.length];
          if (!at) return;
          const ask = async (path: string, more: RequestInit = {}) => {
            const answer = await fetch(`http://127.0.0.1:${at.port}/api/v1${path}`, { headers, ...more }).catch(String);
            if (typeof answer !== 'string' && answer.ok) return (await answer.json()) as object;
            others.push(typeof answer === 'string' ? answer : `${answer.status} ${await answer.text()}`);
            return {};
          };
          const gift = await ask('/contract', { method: 'POST', body });
          if ('hashid' in gift) confirmed.get(at)?.push(String(gift.hashid));
          await ask('/contracts');
          // One person may ask only so much in a minute.
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      });
      return {
        confirmed,
        others,
        join(process: Process) {
          confirmed.set(process, []);
          processes.push(process);
        },
        leave: (process: Process) => void processes.splice(processes.indexOf(process), 1),
        async more(process: Process, count = 8) {
          const until = (confirmed.get(process)?.length ?? 0) + count;
          while ((confirmed.get(process)?.length ?? 0) < until && others.length === 0)
            await new Promise((resolve) => setTimeout(resolve, 20));
          assert.deepEqual(others, []);
        },
        async stop() {
          stopped = true;
          await Promise.all(writing);
        },
      };
    }

    test('a version whose change allows it takes over while the old one serves: both answer and write, nobody is refused and nothing is lost', async () => {
      const old = await start((await versions?.version('old')) ?? '');
      await untilReady(old, old.port);
      const writers = await startWriters([old]);
      await writers.more(old);

      const next = withOneMore(folder, 'adds', ADDS, true);
      const young = await start((await versions?.version('young', next)) ?? '');
      await untilReady(young, young.port);
      writers.join(young);
      await Promise.all([writers.more(old), writers.more(young)]);
      assert.equal((await fetch(`http://127.0.0.1:${old.port}/readyz`)).status, 200);
      assert.equal((await rows('select id from drizzle.server_processes')).length, 2);

      // The old one goes as in a rolling update: first out of rotation, then told to stop.
      writers.leave(old);
      await writers.more(young);
      old.kill('SIGTERM');
      assert.equal(await old.ended, 0);
      await writers.more(young);
      await writers.stop();
      assert.deepEqual(writers.others, []);

      const stored = await rows<{ hashid: string; colour: string }>('select hashid, colour from contracts');
      const there = new Set(stored.map(({ hashid }) => hashid));
      const said = [...writers.confirmed.values()].flat();
      assert.deepEqual(
        said.filter((hashid) => !there.has(hashid)),
        [],
      );
      assert.equal(stored.length, said.length, 'and nothing is there twice');
      assert.deepEqual(new Set(stored.map(({ colour }) => colour)), new Set(['blue']));
      const [noted] = await rows<{ n: number }>('select count(*)::int as n from made_by_next');
      assert.ok((noted?.n ?? 0) >= 24, 'the old version’s writes to the new tables satisfy them');
      young.kill('SIGTERM');
      assert.equal(await young.ended, 0);
      assert.deepEqual(await rows('select id from drizzle.server_processes'), [], 'a stop is announced');
    });

    test('a version whose change forbids it waits for the old one: refused in one sentence, or started when that has stopped', async () => {
      const adds = withOneMore(folder, 'adds-again', ADDS, true);
      const old = await start((await versions?.version('second', adds)) ?? '');
      await untilReady(old, old.port);
      const writers = await startWriters([old]);
      const drops = {
        statements: 'drop function note_contract cascade; drop table made_by_next;',
        beside: 'it takes away',
      };
      const third = withMore(folder, 'drops', [{ statements: ADDS, beside: true }, drops]);
      const script = (await versions?.version('third', third)) ?? '';
      const hasty = await start(script, { DATABASE_WAIT_SECONDS: '0' });
      assert.equal(await hasty.ended, 1);
      const lines = hasty.output().err.trim().split('\n');
      assert.match(
        lines.at(-1) ?? '',
        /^This version changes the tables .*\(9991_next: it takes away\)\. Stop the process on this database first/u,
      );
      await writers.more(old);

      const patient = await start(script);
      while (!patient.output().err.includes('waiting for the running version to stop'))
        await new Promise((resolve) => setTimeout(resolve, 50));
      await writers.more(old);
      await writers.stop();
      assert.deepEqual(writers.others, []);
      old.kill('SIGTERM');
      assert.equal(await old.ended, 0);
      await untilReady(patient, patient.port);
      assert.deepEqual(await rows(`select 1 from pg_class where relname = 'made_by_next'`), []);

      const back = await start((await versions?.version('back')) ?? '');
      assert.equal(await back.ended, 1);
      assert.match(back.output().err, /^The database is newer than this program: it has \d+ migrations/u);
    });

    for (const way of ['steps', 'baseline'] as const)
      test(`a version from before the baseline and one that begins with it serve beside each other on tables made by the ${way}`, async () => {
        const owner = new pg.Pool({ connectionString: roles.ownerUrl });
        await emptyDatabase(databaseOn(owner));
        await owner.end();
        const scripts = {
          steps: (await versions?.version(`steps-${way}`, STEPS)) ?? '',
          baseline: (await versions?.version(`baseline-${way}`, atBaseline(folder, `baseline-${way}`))) ?? '',
        };
        const first = await start(scripts[way]);
        await untilReady(first, first.port);
        const writers = await startWriters([first]);
        await writers.more(first);
        const second = await start(scripts[way === 'steps' ? 'baseline' : 'steps']);
        await untilReady(second, second.port);
        writers.join(second);
        await Promise.all([writers.more(first), writers.more(second)]);
        await writers.stop();
        assert.deepEqual(writers.others, []);
        const [made] = await rows<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations');
        assert.equal(made?.n, way === 'steps' ? 73 : 1);
      });
  },
);
