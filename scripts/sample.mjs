import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildDay } from './build-moment.mjs';
import { emptyDatabase } from './empty-database.mjs';
import { bundle, copyAssets, named, root } from './server-bundle.mjs';
import { scratchFolder, SHORT_LIVED } from './short-lived.mjs';

const cache = path.join(root, '.cache/sample');
const ENGINE = 'server/db/embedded/engineWorker.ts';

/** Identifies the inputs of the answers: the program that records them, the files it reads, its packages, and the day. */
function fingerprint(program, day) {
  const hash = createHash('sha256')
    .update(day)
    .update(readFileSync(path.join(root, 'package-lock.json')));
  for (const name of readdirSync(program, { recursive: true }).sort())
    if (/\.(?:mjs|sql|json)$/u.test(name)) hash.update(name).update(readFileSync(path.join(program, name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The file with the recorded answers of the sample family (docs/decisions/0012): of the day of the build, recorded by the server
 * of these sources. A recording of the same inputs is reused.
 */
export async function recordedSample() {
  const day = buildDay();
  mkdirSync(cache, { recursive: true });
  const program = mkdtempSync(path.join(cache, 'program-'));
  try {
    await bundle(['demo/recordMain.ts', ENGINE].map(named), program);
    await copyAssets(program);
    const file = path.join(cache, `${fingerprint(program, day)}.json`);
    if (existsSync(file)) return file;
    await emptyDatabase(program);
    const made = path.join(program, 'answers.json');
    const recording = [...SHORT_LIVED, path.join(program, 'recordMain.mjs'), day, made];
    await promisify(execFile)(process.execPath, recording, { env: { ...process.env, TMPDIR: scratchFolder() } });
    for (const older of readdirSync(cache)) if (older.endsWith('.json')) rmSync(path.join(cache, older));
    renameSync(made, file);
    return file;
  } finally {
    rmSync(program, { recursive: true, force: true });
  }
}
