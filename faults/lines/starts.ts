import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { embeddedTemplate } from '../../server/test/embeddedDatabases.ts';
import { startBuilt } from '../../server/test/serverProcess.ts';
import { demand, type Fault, type Given, wait } from '../fault.ts';
import { call } from '../support/call.ts';
import { ownCluster, scratch, startProduct } from '../support/scene.ts';

/** Runs one query on a database. */
async function ask(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Several statements each have an answer.
    const answers = [await client.query<{ found: unknown }>(statement)].flat();
    return String(answers.at(-1)?.rows[0]?.found);
  } finally {
    await client.end();
  }
}

const tables = (url: string) =>
  ask(url, `select count(*)::int as found from pg_tables where schemaname in ('public', 'drizzle')`);

/** Starts it, and kills it after a number of milliseconds. */
async function killedAfter(settings: Record<string, string>, milliseconds: number): Promise<void> {
  const first = startBuilt('main.mjs', { HOST: '127.0.0.1', PORT: '0', ...settings });
  await wait(milliseconds);
  first.kill('SIGKILL');
  await first.ended;
}

export const F3: Fault = {
  name: 'F3',
  what: 'kill -9 at a random moment of a first start (embedded) and of the migrations (PostgreSQL)',
  async run(given) {
    const times = given.long ? 25 : 8;
    const [folder, cluster] = [scratch(given), await ownCluster(given)];
    let [half, slowest] = [0, 0];
    for (let time = 0; time < times; time += 1) {
      const embedded = { DATA_DIR: path.join(folder, `first-${time}`) };
      await killedAfter(embedded, 100 + Math.random() * 2_500);
      const name = `first_${time}`;
      await ask(cluster.url('postgres'), `create database ${name}`);
      const postgres = { DATA_DIR: path.join(folder, `pg-${time}`), DATABASE_URL: cluster.url(name) };
      await killedAfter(postgres, 400 + Math.random() * 1_800);
      // All of it, or nothing; PostgreSQL may still be closing the killed one's connection.
      const whole = Number(await tables(cluster.url(name)));
      if (whole > 0) half += 1;
      for (const settings of [embedded, postgres]) {
        const product = await startProduct(given, settings);
        slowest = Math.max(slowest, product.took);
        product.kill('SIGTERM');
        demand((await product.ended) === 0, `did not stop: ${product.output().err}`);
      }
      const made = Number(await tables(cluster.url(name)));
      demand(whole === 0 || whole === made, `half a schema: ${whole} of ${made} tables`);
    }
    return `${times} kills of each; ${half} were after the commit, none left half a schema; each next start ready, slowest ${(slowest / 1000).toFixed(1)} s`;
  },
};

/** Refuses the k-th change of the schema. A sequence keeps its count when a transaction is rolled back. */
const failingAt = (k: number) => `
  create schema fault; create sequence fault.changes;
  create function fault.refuse() returns event_trigger language plpgsql as
    $$ begin if nextval('fault.changes') = ${k} then raise exception 'refused at change ${k}'; end if; end $$;
  create event trigger refuse on ddl_command_end execute function fault.refuse();`;

export const F4: Fault = {
  name: 'F4',
  what: 'the migrations fail at one statement after another; then two servers migrate at once',
  async run(given) {
    const [folder, cluster] = [scratch(given), await ownCluster(given)];
    const made = async (name: string) => {
      await ask(cluster.url('postgres'), `create database ${name}`);
      return { DATA_DIR: path.join(folder, name), DATABASE_URL: cluster.url(name) };
    };
    const counting = await made('counting');
    await ask(counting.DATABASE_URL, failingAt(0));
    (await startProduct(given, counting)).kill('SIGTERM');
    const changes = Number(await ask(counting.DATABASE_URL, 'select last_value as found from fault.changes'));
    const step = given.long ? 5 : Math.ceil(changes / 10);
    let tried = 0;
    for (let k = 1; k <= changes; k += step) {
      const settings = await made(`at_${k}`);
      await ask(settings.DATABASE_URL, failingAt(k));
      const server = startBuilt('main.mjs', { HOST: '127.0.0.1', PORT: '0', ...settings });
      const code = await server.ended;
      const left = await tables(settings.DATABASE_URL);
      const lines = server.output().err.trim().split('\n').length;
      demand(code === 1 && left === '0' && lines === 1, `at change ${k}: code ${code}, ${left} tables, ${lines} lines`);
      tried += 1;
    }
    const both = await made('two_at_once');
    const [one, two] = await Promise.all([startProduct(given, both), startProduct(given, both)]);
    const twice = await ask(
      both.DATABASE_URL,
      'select count(*) - count(distinct created_at) as found from drizzle.__drizzle_migrations',
    );
    demand(twice === '0', `migrations that ran twice: ${twice}`);
    return `refused at ${tried} of ${changes} changes: exit code 1, one line, no table left; two at once: both ready (${Math.round(one.took)} and ${Math.round(two.took)} ms), each migration once`;
  },
};

/** Starts it where it must refuse: returns its sentence. */
async function refused(settings: Record<string, string>, sentence: RegExp, user?: { uid: number; gid: number }) {
  const server = startBuilt('main.mjs', { HOST: '127.0.0.1', PORT: '0', ...settings }, [], user ? { user } : {});
  const code = await Promise.race([server.ended, wait(20_000).then(() => 'it started')]);
  server.kill('SIGKILL');
  await server.ended;
  const said = server.output().err.trim();
  demand(code === 1 && sentence.test(said) && !said.includes('\n'), `expected ${sentence.source}: ${code}, ${said}`);
  return said;
}

export const F5: Fault = {
  name: 'F5',
  what: 'this build on tables of a newer one',
  async run(given) {
    const [folder, cluster] = [scratch(given), await ownCluster(given)];
    const settings = { DATA_DIR: folder, DATABASE_URL: cluster.url('postgres') };
    const product = await startProduct(given, settings);
    product.kill('SIGTERM');
    await product.ended;
    await ask(
      settings.DATABASE_URL,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Date.now() * 2})`,
    );
    return `"${await refused(settings, /newer than this program: it has \d+ migrations and this program knows \d+/u)}"`;
  },
};

const NOBODY = { uid: 65_534, gid: 65_534 };

/** Every file of a folder with its bytes, in one number. */
const sizeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + readFileSync(path.join(entry.parentPath, entry.name)).length, 0);

export const F10: Fault = {
  name: 'F10',
  what: 'a data folder that is read only, of another user, of another major version, or in use',
  run: (given) => dataFolders(given),
};

async function dataFolders(given: Given): Promise<string> {
  const folder = path.join(scratch(given), 'data');
  cpSync(await embeddedTemplate(), folder, { recursive: true });
  const before = sizeOf(folder);
  const said: string[] = [];
  if (process.getuid?.() === 0) {
    said.push(await refused({ DATA_DIR: folder }, /./u, NOBODY));
  } else said.push('another user: not tried, needs root');
  const version = path.join(folder, 'database', 'PG_VERSION');
  const ours = readFileSync(version, 'utf8');
  writeFileSync(version, '17\n');
  said.push(await refused({ DATA_DIR: folder }, /./u));
  writeFileSync(version, ours);
  demand(sizeOf(folder) === before, 'a refused start changed the folder');
  const product = await startProduct(given, { DATA_DIR: folder });
  said.push(await refused({ DATA_DIR: folder }, /in use by process \d+/u));
  demand((await call(product.port, { path: '/readyz' })).status === 200, 'the first one is disturbed');
  demand(existsSync(version), 'gone');
  return said.map((sentence) => `"${sentence}"`).join('; ');
}
