/**
 * Writes a migration from the difference between the schema and the newest snapshot, and keeps no older snapshot:
 * drizzle-kit reads the newest alone, and each is as long as the schema. `npm run migration -- --name <what>`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const META = 'server/db/migrations/meta';

const { status } = spawnSync(
  'drizzle-kit',
  ['generate', '--config', 'server/db/drizzle.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
const snapshots = readdirSync(META).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.sort().slice(0, -1)) rmSync(path.join(META, name));
process.exitCode = status ?? 1;
