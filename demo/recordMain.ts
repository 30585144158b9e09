import { writeFileSync } from 'node:fs';
import { openDatabase } from '../server/openDatabase.ts';
import { createLog } from '../server/log.ts';
import { makeDataFolder } from './dataFolder.ts';
import { recordSample } from './recordSample.ts';
import { readSettings } from './settings.ts';

/** Part of the build (scripts/sample.mjs): records the sample family into a file, from its own database (docs/decisions/0012). */
const [day = '', file = ''] = process.argv.slice(2);
const noon = Date.parse(`${day}T12:00:00Z`);
const folder = makeDataFolder(null);
const log = createLog('warn');
try {
  const env = { ...readSettings({}), dataDir: folder.path };
  const database = await openDatabase(env, log);
  try {
    const sample = await recordSample({ env, db: database.db, clock: () => noon, log });
    writeFileSync(file, `${JSON.stringify(sample)}\n`);
  } finally {
    await database.close();
  }
} finally {
  folder.remove();
}
