/**
 * Whether a call takes longer as there is more of others: one family of twenty loans, beside another of 100 and of
 * 10,000 contracts (or the sizes that are named). The time of each call is told as a part of /healthz in the same run,
 * and what it is of the time with the fewest; about 1 is as it should be. On the embedded database, or an empty
 * PostgreSQL in DATABASE_URL for the one size that is named. Run: npx tsx bench/scale.ts [size …]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../server/app.ts';
import { openDatabase } from '../server/openDatabase.ts';
import { readEnv } from '../server/env.ts';
import { createLog } from '../server/log.ts';
import { type ApiAnswer, apiClient } from '../server/test/apiClient.ts';
import { yearLoanDraft } from '../server/test/drafts.ts';
import { makeFamily, makeUser } from '../server/test/factories.ts';
import { stopWorkers, testServices } from '../server/test/testServices.ts';
import { manyContracts } from './manyContracts.ts';

const NOW = Date.UTC(2026, 5, 15, 12);
const OWN = 20;
const ROUNDS = 25;
const print = (line: string) => void process.stdout.write(`${line}\n`);

const hashidOf = ({ body }: ApiAnswer) => (body as { hashid: string }).hashid;

/** Only an answer counts: a refusal is quick. */
async function answered(asked: Promise<ApiAnswer>): Promise<void> {
  const { status } = await asked;
  if (status !== 200) throw new Error(`An answer was ${status}.`);
}

function median(times: number[]): number {
  const sorted = times.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

async function medianOf(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    await call();
    times.push(performance.now() - from);
  }
  return median(times.slice(3));
}

/** The time of each call beside so many contracts of others, as a part of /healthz. */
async function measure(others: number): Promise<Map<string, number>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'onderling-bench-'));
  const { DATABASE_URL = '' } = process.env;
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: path.join(folder, 'data'), DATABASE_URL });
  const database = await openDatabase(env, createLog('silent'));
  const { services, remove } = testServices(database, { clock: () => NOW });
  const app = await buildApp(services, { appFolder: null });
  try {
    const crowd = await makeFamily(database.db);
    await manyContracts(database.db, crowd, [await makeUser(database.db, crowd.id)], others);
    const family = await makeFamily(database.db);
    const bram = await makeUser(database.db, family.id, { firstname: 'Bram' });
    const jan = await apiClient(app, family.parent);
    let loan = '';
    for (let made = 0; made < OWN; made += 1)
      loan = hashidOf(await jan.post('/contract', yearLoanDraft(family.parent.hashid, bram.hashid)));
    await database.db.execute('analyze');
    const draft = yearLoanDraft(family.parent.hashid, bram.hashid);
    const calls: Record<string, () => Promise<unknown>> = {
      ...Object.fromEntries(
        [
          '/user',
          '/contracts',
          `/contract?hashid=${loan}`,
          '/activity',
          '/orders',
          '/gifts/meter?year=2026',
          '/gifts/shares',
          '/statement?year=2025',
        ].map((url) => [`GET ${url.replace(/=\w{8,}/, '=…')}`, () => answered(jan.get(url))]),
      ),
      'POST /contract': () => answered(jan.post('/contract', draft)),
    };
    const unit = await medianOf(() => app.inject({ url: '/healthz' }));
    const found = new Map<string, number>();
    for (const [name, call] of Object.entries(calls)) found.set(name, (await medianOf(call)) / unit);
    return found;
  } finally {
    await app.close();
    await database.close();
    remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

const named = process.argv.slice(2).map(Number);
const sizes = named.length > 0 ? named : [100, 10_000];
const results: Map<string, number>[] = [];
for (const size of sizes) results.push(await measure(size));
print(`| call, in times of /healthz | ${sizes.join(' | ')} | growth |`);
for (const [name, least] of results[0] ?? []) {
  const times = results.map((result) => result.get(name) ?? 0);
  print(
    `| ${name} | ${times.map((time) => time.toFixed(0)).join(' | ')} | ${((times.at(-1) ?? 0) / least).toFixed(2)} |`,
  );
}
await stopWorkers();
