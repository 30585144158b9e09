/**
 * Writes a migration: the difference between the schema and the newest snapshot, and the whole text of each function of
 * `server/db/functions` that differs from the commit. Keeps no older snapshots: drizzle-kit reads only the newest, and
 * each is as long as the schema. `npm run migration -- --name <what>`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const MIGRATIONS = 'server/db/migrations';
const META = path.join(MIGRATIONS, 'meta');
const FUNCTIONS = 'server/db/functions';
const BREAK = ';--> statement-breakpoint\n';

const migrations = () => readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
const generate = (...options) =>
  spawnSync(
    'drizzle-kit',
    ['generate', '--config', 'server/db/drizzle.config.ts', ...process.argv.slice(2), ...options],
    { stdio: 'inherit' },
  ).status ?? 1;

const functions = execFileSync('git', ['status', '--porcelain', '--untracked-files=all', '--', FUNCTIONS], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((line) => line.endsWith('.sql') && !line.startsWith(' D'))
  .map((line) => line.slice(3));

const known = migrations();
const added = () => migrations().filter((name) => !known.includes(name));
process.exitCode = generate();
if (functions.length > 0 && added().length === 0) process.exitCode = generate('--custom');
for (const name of added()) {
  const file = path.join(MIGRATIONS, name);
  const schema = readFileSync(file, 'utf8')
    .replace(/^-- Custom SQL migration file.*/, '')
    .trim();
  const texts = functions.map((source) => readFileSync(source, 'utf8').trim());
  writeFileSync(file, [schema, ...texts].filter(Boolean).join(BREAK));
}

const snapshots = readdirSync(META).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.sort().slice(0, -1)) rmSync(path.join(META, name));
