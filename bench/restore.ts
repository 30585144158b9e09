/**
 * How long restoring a backup takes: 10,000 contracts (or the given number), each with a paper of 4.6 kB, into a new
 * embedded database, and into the empty PostgreSQL of DATABASE_URL if set. Judged by rows per second and CPU time as
 * well as the clock, as machines are shared; the goal is 30 s (docs/reliability.md F16). Run: npx tsx bench/restore.ts
 * [contracts]
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { restoreBackup } from '../server/backup/restoreBackup.ts';
import { takeBackup } from '../server/backup/takeBackup.ts';
import type { Db } from '../server/db/database.ts';
import { openDatabase } from '../server/openDatabase.ts';
import { readEnv } from '../server/env.ts';
import { createLog } from '../server/log.ts';
import { makeFamily, makeUser } from '../server/test/factories.ts';
import { manyContracts } from './manyContracts.ts';

const CONTRACTS = Number(process.argv[2] ?? 10_000);
/** Lines of hashes in a paper, 32 bytes each. */
const PAPER = 144;
const GOAL_SECONDS = 30;

const print = (line: string) => void process.stdout.write(`${line}\n`);
const folder = mkdtempSync(path.join(tmpdir(), 'onderling-bench-'));
const log = createLog('silent');

/** Random enough not to compress, like a PDF. */
async function papers(db: Db): Promise<void> {
  await db.execute(sql`insert into documents (family_id, contract_id, hashid, kind, contract_version, sha256, bytes)
    select family_id, id, 'paper' || id, 'agreement', 1, 'none',
      (select string_agg(sha256((c.id || '-' || n)::bytea), ''::bytea) from generate_series(1, ${PAPER}) n)
    from contracts c`);
}

async function madeBackup(): Promise<string> {
  const file = path.join(folder, 'all.backup');
  const source = await openDatabase(readEnv({ NODE_ENV: 'test', DATA_DIR: path.join(folder, 'source') }), log);
  const family = await makeFamily(source.db);
  await manyContracts(source.db, family, [await makeUser(source.db, family.id)], CONTRACTS);
  await papers(source.db);
  const client = await source.db.$client.connect();
  await takeBackup(client, file, new Date());
  client.release();
  await source.close();
  return file;
}

async function restored(name: string, file: string, url: string): Promise<boolean> {
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: path.join(folder, name), DATABASE_URL: url });
  const [from, cpu] = [performance.now(), process.cpuUsage()];
  let [took, used] = [0, 0];
  const target = await openDatabase(env, log, async (client) => {
    await restoreBackup(client, file);
    took = (performance.now() - from) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    used = (user + system) / 1e6;
  });
  let rows = 0;
  const tables = await target.db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  for (const table of tables.rows)
    rows += Number((await target.db.execute(sql.raw(`select count(*) as n from ${table.name}`))).rows[0]?.n);
  await target.close();
  print(
    `${name}: ${rows} rows in ${took.toFixed(1)} s, ${used.toFixed(1)} s of CPU here, ${(rows / took).toFixed(0)} rows a second (goal ${GOAL_SECONDS} s)`,
  );
  return took <= GOAL_SECONDS;
}

try {
  const file = await madeBackup();
  print(`${CONTRACTS} contracts, a backup of ${(statSync(file).size / 1e6).toFixed(0)} MB`);
  const { DATABASE_URL = '' } = process.env;
  let quick = await restored('embedded', file, '');
  if (DATABASE_URL) quick = (await restored('postgresql', file, DATABASE_URL)) && quick;
  process.exitCode = quick ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
