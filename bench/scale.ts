/**
 * Whether a call slows down as others have more data: one family of twenty loans, next to families with 100 and with 10,000
 * contracts together (or the given sizes). The time of each call is given relative to /healthz in the same run, and relative to
 * its time at the smallest size; about 1 is right. On the embedded database, or with DATABASE_URL on new databases of that
 * PostgreSQL, whose superuser it must name. Run: npx tsx bench/scale.ts [size …]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { buildApp } from '../server/app.ts';
import { openDatabase } from '../server/openDatabase.ts';
import { readEnv } from '../server/env.ts';
import { createLog } from '../server/log.ts';
import { type ApiAnswer, apiClient } from '../server/test/apiClient.ts';
import { yearLoanDraft } from '../server/test/drafts.ts';
import { makeFamily, makeUser } from '../server/test/factories.ts';
import { stopWorkers, testServices } from '../server/test/testServices.ts';
import { CONTRACTS_OF_A_FAMILY, manyFamilies } from '../server/test/manyFamilies.ts';
import { unbounded } from '../server/test/unbounded.ts';

const NOW = Date.UTC(2026, 5, 15, 12);
const OWN = 20;
/** One person may ask 600 times a minute. */
const ROUNDS = 60;
const print = (line: string) => void process.stdout.write(`${line}\n`);

const hashidOf = ({ body }: ApiAnswer) => (body as { hashid: string }).hashid;

/** Only a successful answer counts: a refusal is quick. */
async function answered(asked: Promise<ApiAnswer>): Promise<void> {
  const { status } = await asked;
  if (status !== 200) throw new Error(`An answer was ${status}.`);
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await call();
  return performance.now() - from;
}

/** A quarter of the times are shorter: the noise of a busy computer is mostly in the others. */
const lowerQuartile = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0;

/** The time of a call relative to another's, made in turn so that a busy computer slows both. */
async function ratio(call: () => Promise<unknown>, unit: () => Promise<unknown>): Promise<number> {
  const [times, units]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await timeOf(call));
    units.push(await timeOf(unit));
  }
  return lowerQuartile(times) / lowerQuartile(units);
}

/** A new database of the PostgreSQL of DATABASE_URL; without that setting the embedded one. */
async function emptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const { DATABASE_URL: server } = process.env;
  if (!server) return { url: '', drop: () => Promise.resolve() };
  const name = `onderling_bench_${process.pid}`;
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await ask(`create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return { url, drop: () => ask(`drop database ${name} with (force)`) };
}

/** The time of each call next to this many contracts of others, relative to /healthz. */
async function measure(others: number): Promise<Map<string, number>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'onderling-bench-'));
  const { url, drop } = await emptyDatabase();
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: path.join(folder, 'data'), DATABASE_URL: url });
  const database = await openDatabase(env, createLog('silent'));
  const { services, remove } = testServices(database, { clock: () => NOW });
  const app = await buildApp(services, { appFolder: null });
  try {
    await manyFamilies(database.db, others / CONTRACTS_OF_A_FAMILY);
    const family = await makeFamily(database.db);
    const bram = await makeUser(database.db, family.id, { firstname: 'Bram' });
    await unbounded(database.db, family.parent.id);
    const jan = await apiClient(app, family.parent);
    let loan = '';
    for (let made = 0; made < OWN; made += 1)
      loan = hashidOf(await jan.post('/contract', yearLoanDraft(family.parent.hashid, bram.hashid)));
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
    const unit = () => app.inject({ url: '/healthz' });
    const found = new Map<string, number>();
    for (const [name, call] of Object.entries(calls)) found.set(name, await ratio(call, unit));
    return found;
  } finally {
    await app.close();
    await database.close();
    await drop();
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
