import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundle, named, root } from './server-bundle.mjs';

const cache = path.join(root, '.cache/empty-database');
const FILE = 'empty-database.gz';
const PARTS = ['server/prepareDatabase.ts', 'server/db/embedded/engineWorker.ts'];

/**
 * Puts the empty database, which a first start unpacks, next to a bundle of the server. The engine makes it in some seconds: one
 * that the same engine made before is reused.
 */
export async function emptyDatabase(folder) {
  mkdirSync(cache, { recursive: true });
  const program = mkdtempSync(path.join(cache, 'program-'));
  try {
    await bundle(PARTS.map(named), program);
    const hash = createHash('sha256');
    for (const name of ['prepareDatabase.mjs', 'engineWorker.mjs']) hash.update(readFileSync(path.join(program, name)));
    hash.update(readFileSync(path.join(root, 'node_modules/@electric-sql/pglite/package.json')));
    const kept = path.join(cache, `${hash.digest('hex').slice(0, 16)}.gz`);
    if (!existsSync(kept)) {
      execFileSync(process.execPath, [path.join(program, 'prepareDatabase.mjs')], { stdio: 'inherit' });
      renameSync(path.join(program, FILE), kept);
    }
    copyFileSync(kept, path.join(folder, FILE));
  } finally {
    rmSync(program, { recursive: true, force: true });
  }
}
