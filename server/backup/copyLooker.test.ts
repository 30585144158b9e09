import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/openEmbedded.ts';
import { auditLog } from '../db/schema.ts';
import { createLog } from '../log.ts';
import { copyTemplate, stopEmbedded } from '../test/embeddedDatabases.ts';
import { makeFamily } from '../test/factories.ts';
import { LogLines } from '../test/logLines.ts';
import { newBackupFile } from './backupFolder.ts';
import { checkBackupFile, readBackupFile } from './backupFile.ts';
import { TRUSTING } from '../test/trusting.ts';
import { copyLooker } from './copyLooker.ts';
import { lastDataCheck } from '../repositories/dataCheck.ts';
import { reportTo } from '../verify/report.ts';
import { startDailyBackup } from './dailyBackup.ts';

let dataDir = '';
let database: Database;
before(async () => {
  dataDir = await copyTemplate();
  database = await openEmbedded(dataDir, createLog('silent'));
  const family = await makeFamily(database.db, { parent: { firstname: 'Zoë' } });
  await database.db.insert(auditLog).values({ action: 'edit', entity: 'user', family_id: family.id });
});
after(async () => {
  await database.close();
  await stopEmbedded();
  rmSync(dataDir, { recursive: true, force: true });
});

const looker = () => copyLooker(database.embedded!, dataDir);
const never = new AbortController().signal;

it('P5 the daily backup is of one moment, and everybody is served while it is made', async () => {
  // A killed server left these.
  mkdirSync(path.join(dataDir, 'copy'));
  writeFileSync(path.join(dataDir, 'copy', 'x'), '');
  const file = newBackupFile(dataDir, 'day', new Date());
  let done = false;
  const looking = looker()(file, never).finally(() => (done = true));
  while (!existsSync(path.join(dataDir, 'copy', 'server.lock'))) await setTimeout(5);
  await makeFamily(database.db, { parent: { firstname: 'Later' } });
  assert.equal(done, false, 'the backup is still being made');
  assert.deepEqual((await looking).wrong, []);
  await checkBackupFile(file);
  let text = '';
  for await (const line of readBackupFile(file)) text += line.text;
  assert.match(text, /Zoë/);
  assert.doesNotMatch(text, /Later/);
  assert.ok(!readdirSync(dataDir).includes('copy'));
});

it('24 after a killed server everything is checked at once, and faults are logged', async () => {
  const { db } = database;
  await db.execute(sql`alter table audit_log disable trigger user`);
  await db.execute(sql`update audit_log set action = 'add'`);
  const lines = new LogLines();
  const checks = startDailyBackup({
    look: looker(),
    dataDir,
    log: createLog('warn', lines),
    judge: TRUSTING,
    endedBadly: true,
    report: reportTo(db, createLog('warn', lines)),
  });
  while (lines.all().length === 0) await setTimeout(20);
  await checks.stop();
  const [line] = lines.all();
  assert.deepEqual([line?.msg, line?.count], ['something is not as it was stored', 1]);
  assert.match(String((line!.wrong as string[])[0]), /^audit_log 1 .* was changed\.$/);
  assert.equal(readdirSync(path.join(dataDir, 'backups')).length, 1, 'no backup was due');
  assert.equal((await lastDataCheck(db))?.findings, 1);
});

it('when told to stop, it aborts the backup under way and leaves nothing behind', async () => {
  const stopping = new AbortController();
  const file = newBackupFile(dataDir, 'asked', new Date());
  const looking = looker()(file, stopping.signal);
  while (!existsSync(path.join(dataDir, 'copy', 'server.lock'))) await setTimeout(5);
  stopping.abort();
  await assert.rejects(looking);
  assert.deepEqual([existsSync(file), existsSync(path.join(dataDir, 'copy'))], [false, false]);
});
