import { createHash, randomInt } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { demand, type Fault } from '../fault.ts';
import { makeScene, ownCluster, runBuilt, scratch } from '../support/scene.ts';
import { moreWritten, startWriters } from '../support/writers.ts';

/** The content of a backup, apart from its moment: a hash per table of its rows in any order. */
function contents(file: string): Map<string, string> {
  const rows = new Map<string, string[]>();
  let table = '';
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n')) {
    if (line.startsWith('T ')) rows.set((table = line.slice(2)), []);
    else if (line.startsWith('R ')) rows.get(table)?.push(line.slice(2));
  }
  // The person restoring confirms that the clock is right (docs/decisions/0031).
  rows.delete('clock_marks');
  return new Map(
    [...rows].map(([name, all]) => [name, createHash('sha256').update(all.sort().join('\n')).digest('hex')]),
  );
}

async function emptyDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}

export const F16: Fault = {
  name: 'F16',
  what: 'a backup while four people write, put back into an empty embedded database and an empty PostgreSQL',
  async run(given) {
    const scene = await makeScene(given, { engine: 'postgres', contracts: given.long ? 420 : 100 });
    const product = await scene.start();
    const writers = startWriters(scene, () => product.port);
    await moreWritten(writers, 100);
    const before = new Set(writers.attempts.flatMap(({ hashid }) => hashid ?? []));
    const file = path.join(scratch(given), 'under-work.backup');
    const taken = await runBuilt('backup.mjs', scene.settings, [file]);
    demand(taken.code === 0, taken.err);
    await moreWritten(writers, 20);
    await writers.stop();
    const text = gunzipSync(readFileSync(file)).toString('utf8');
    const missing = [...before].filter((hashid) => !text.includes(hashid)).length;
    demand(missing === 0, `${missing} of ${before.size} confirmed before it are not in the backup`);
    await emptyDatabase(scene.cluster?.url('postgres') ?? '', 'again');
    const places = {
      embedded: { DATA_DIR: path.join(scratch(given), 'embedded') },
      postgres: { DATA_DIR: path.join(scratch(given), 'pg'), DATABASE_URL: scene.cluster?.url('again') ?? '' },
    };
    const took: string[] = [];
    const original = contents(file);
    for (const [engine, settings] of Object.entries(places)) {
      const from = performance.now();
      const restored = await runBuilt('restore.mjs', settings, [file]);
      demand(restored.code === 0, `${engine}: ${restored.err}`);
      took.push(`${engine} ${((performance.now() - from) / 1000).toFixed(1)} s`);
      const second = `${settings.DATA_DIR}.backup`;
      demand((await runBuilt('backup.mjs', settings, [second])).code === 0, `${engine}: no backup of it`);
      const found = contents(second);
      const differ = [...original].filter(([table, hash]) => found.get(table) !== hash).map(([table]) => table);
      demand(differ.length === 0 && found.size === original.size, `${engine} differs in ${differ.join(', ')}`);
      const verified = await runBuilt('verify.mjs', settings);
      demand(verified.code === 0, `${engine}: ${verified.out}${verified.err}`);
    }
    const rows = text.split('\n').filter((line) => line.startsWith('R ')).length;
    return `${original.size} tables with ${rows} rows equal on both; all ${before.size} confirmed before it in it; restored in ${took.join(' and ')}`;
  },
};

export const F17: Fault = {
  name: 'F17',
  what: 'backups cut at a random place, with one bit flipped: restored',
  async run(given) {
    const scene = await makeScene(given, { families: 3, contracts: 20 });
    const good = path.join(scratch(given), 'good.backup');
    const taken = await runBuilt('backup.mjs', scene.settings, [good]);
    demand(taken.code === 0, taken.err);
    const bytes = readFileSync(good);
    const cluster = await ownCluster(given);
    await emptyDatabase(cluster.url('postgres'), 'target');
    const settings = { DATA_DIR: scratch(given), DATABASE_URL: cluster.url('target') };
    const times = given.long ? 40 : 12;
    let refused = 0;
    for (let time = 0; time < times; time += 1) {
      const damaged = path.join(settings.DATA_DIR, `damaged-${time}.backup`);
      copyFileSync(good, damaged);
      if (time % 2 === 0) writeFileSync(damaged, bytes.subarray(0, randomInt(1, bytes.length)));
      else {
        const [at, copy] = [randomInt(10, bytes.length), Buffer.from(bytes)];
        copy[at] = (copy[at] ?? 0) ^ (1 << randomInt(8));
        writeFileSync(damaged, copy);
      }
      const { code, err } = await runBuilt('restore.mjs', settings, [damaged]);
      if (code === 1 && err.trim().split('\n').length === 1) refused += 1;
      else demand(false, `damaged ${time % 2 === 0 ? 'by a cut' : 'by a bit'}: code ${code} ${err}`);
    }
    const client = new pg.Client({ connectionString: settings.DATABASE_URL });
    await client.connect();
    const { rows } = await client.query<{ found: number }>(
      `select count(*)::int as found from pg_tables where schemaname in ('public', 'drizzle')`,
    );
    await client.end();
    demand(rows[0]?.found === 0, `${rows[0]?.found} tables were made by a refused one`);
    const whole = await runBuilt('restore.mjs', settings, [good]);
    demand(whole.code === 0, whole.err);
    return `${refused} of ${times} refused in one line, nothing touched; the whole one is then restored`;
  },
};
