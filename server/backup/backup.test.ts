import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { after, it } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Db } from '../db/database.ts';
import { knownMigrations } from '../db/knownMigrations.ts';
import { applyMigrations, migrateUp } from '../db/migrate.ts';
import { users } from '../db/schema.ts';
import { photos } from '../db/photoSchema.ts';
import { StartupError } from '../startupError.ts';
import { emptyDatabase } from '../test/emptyDatabase.ts';
import { eachEngine } from '../test/engines.ts';
import { everything } from '../test/everything.ts';
import { makeContract, makeFamily, makePartner, makeUser } from '../test/factories.ts';
import { TRUSTING } from '../test/trusting.ts';
import { type BackupLine, checkBackupFile, writeBackupFile } from './backupFile.ts';
import { backupFolder, lastBackupAt, newBackupFile } from './backupFolder.ts';
import { backupOfTheDay } from './dailyBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'onderling-backup-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const NOW = new Date('2026-06-10T12:00:00Z');

async function withClient<T>(db: Db, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

async function fill(db: Db): Promise<void> {
  const family = await makeFamily(db, { name: 'Çelik-ĳssel \u2028 van "nul"\nder Aa' });
  const child = await makeUser(db, family.id, { firstname: 'Zoë' });
  await makePartner(db, child);
  const grandchild = await makeUser(db, family.id, { kinship: 'grandchild', child_of_id: child.id });
  // A person added first may point at one added later.
  await makeUser(db, family.id, { kinship: 'parent' });
  await db.update(users).set({ child_of_id: grandchild.id }).where(eq(users.id, child.id));
  await makeContract(db, family.parent, child);
  await db.insert(photos).values({
    user_id: child.id,
    family_id: family.id,
    bytes: Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 256)),
  });
  for (let n = 0; n < 120; n++) await makeUser(db, family.id, { firstname: `Kind ${n}` });
}

const isRefused = (sentence: RegExp) => (error: unknown) =>
  error instanceof StartupError && sentence.test(error.message);

eachEngine((engine) => {
  it('P5 a backup is restored in full, and new rows continue the numbering', async () => {
    const [{ db: source }, { db: target }] = [await engine.services(), await engine.services()];
    await fill(source);
    const file = path.join(folder, `whole-${engine.name}`);
    await withClient(source, (client) => takeBackup(client, file, NOW));
    assert.equal(statSync(file).mode & 0o077, 0, 'readable by its owner only');

    await emptyDatabase(target);
    await withClient(target, (client) => restoreBackup(client, file));
    assert.deepEqual(await everything(target), await everything(source));

    const [newest] = await target
      .select({ id: sql<number>`max(${users.id})`.mapWith(Number), family: users.family_id })
      .from(users)
      .groupBy(users.family_id);
    const added = await makeUser(target, newest!.family);
    assert.ok(added.id > newest!.id);
    await assert.rejects(
      target.delete(users).where(eq(users.id, newest!.id - 122)),
      'rows are guarded by what points at them, as before',
    );
  });

  it('F17 a file that is truncated, changed or no backup at all is refused before anything is touched', async () => {
    const { db } = await engine.services();
    await fill(db);
    const whole = path.join(folder, `hurt-${engine.name}`);
    await withClient(db, (client) => takeBackup(client, whole, NOW));
    const bytes = readFileSync(whole);
    const lines = gunzipSync(bytes).toString();
    const damaged = {
      cut: bytes.subarray(0, bytes.length - 100),
      changed: gzipSync(lines.replace('Zoë', 'Zoé')),
      shortened: gzipSync(lines.replace(/^R .*\n/mu, '')),
      another: gzipSync('hello\n'),
      text: Buffer.from('hello'),
    };
    await emptyDatabase(db);
    for (const [name, content] of Object.entries(damaged)) {
      writeFileSync(`${whole}-${name}`, content);
      await assert.rejects(
        withClient(db, (client) => restoreBackup(client, `${whole}-${name}`)),
        isRefused(/damaged|can't be read as a backup/),
        name,
      );
    }
    await assert.rejects(
      withClient(db, (client) => restoreBackup(client, `${whole}-absent`)),
      isRefused(/can't be read as a backup/),
    );
    assert.deepEqual(await everything(db), {});
    await withClient(db, (client) => restoreBackup(client, whole));
  });

  it('F17 a backup of an older version is restored and migrated; one of a newer version is refused', async () => {
    const [{ db: old }, { db: target }] = [await engine.services(), await engine.services()];
    await emptyDatabase(old);
    await withClient(old, (client) => applyMigrations(client, knownMigrations().slice(0, 1)));
    await old.execute(sql`insert into families (hashid, name, paid_children) values ('fam', 'De Vries', 2)`);
    const file = path.join(folder, `older-${engine.name}`);
    await withClient(old, (client) => takeBackup(client, file, NOW));
    await emptyDatabase(target);
    await withClient(target, (client) => restoreBackup(client, file));
    assert.equal((await everything(target)).families?.length, 1);
    await makeFamily(target);

    await withClient(old, (client) => migrateUp(client));
    await old.execute(
      sql`update drizzle.__drizzle_migrations set created_at = 9999999999999 where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
    );
    await withClient(old, (client) => takeBackup(client, `${file}-newer`, NOW));
    await emptyDatabase(old);
    await assert.rejects(
      withClient(old, (client) => restoreBackup(client, `${file}-newer`)),
      isRefused(/made by a newer version/),
    );
    await withClient(old, (client) => migrateUp(client));
  });

  it('F17 a restore that fails halfway leaves the database new: the right backup can still go in', async () => {
    const [{ db: source }, { db: target }] = [await engine.services(), await engine.services()];
    await fill(source);
    const whole = path.join(folder, `right-${engine.name}`);
    await withClient(source, (client) => takeBackup(client, whole, NOW));
    const { migration } = await checkBackupFile(whole);
    const lines = gunzipSync(readFileSync(whole))
      .toString()
      .trimEnd()
      .split('\n')
      .slice(1, -1)
      .map((line): BackupLine => ({ kind: line[0] as 'T' | 'R', text: line.slice(2) }));
    await emptyDatabase(target);
    const wrong: Record<string, BackupLine[]> = {
      'an unknown table': [...lines, { kind: 'T', text: 'strangers' }],
      'a row that does not fit': lines.map(({ kind, text }) => ({ kind, text: text.replace('"Zoë"', 'null') })),
      'a row of nobody': lines.map(({ kind, text }) => ({
        kind,
        text: kind === 'R' ? text.replace('"family_id":1', '"family_id":999') : text,
      })),
    };
    for (const [name, content] of Object.entries(wrong)) {
      const file = `${whole}-wrong`;
      await writeBackupFile(file, { format: 1, migration, taken_at: NOW.toISOString() }, Readable.from(content));
      await assert.rejects(
        withClient(target, (client) => restoreBackup(client, file)),
        isRefused(/nothing was (restored|changed)/),
        name,
      );
      const { rows } = await target.execute<{ n: number }>(
        sql`select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`,
      );
      assert.deepEqual(rows, [{ n: 0 }], name);
    }
    await withClient(target, (client) => restoreBackup(client, whole));
    assert.deepEqual(await everything(target), await everything(source));
  });

  it('a database with data in it is never overwritten by a restore', async () => {
    const { db } = await engine.services();
    const file = path.join(folder, `over-${engine.name}`);
    await withClient(db, (client) => takeBackup(client, file, NOW));
    await fill(db);
    const before = await everything(db);
    await assert.rejects(
      withClient(db, (client) => restoreBackup(client, file)),
      isRefused(/This database is in use/),
    );
    assert.deepEqual(await everything(db), before);
  });

  it('one backup a day is made, and kept for two weeks', async () => {
    const { db } = await engine.services();
    const dataDir = mkdtempSync(path.join(folder, 'daily-'));
    assert.equal(lastBackupAt(dataDir, Date.now()), null);
    const start = Date.now();
    const make = (file: string) => withClient(db, (client) => takeBackup(client, file, NOW));
    for (const hours of [0, 1, 23]) await backupOfTheDay(make, dataDir, start + hours * 3_600_000, TRUSTING);
    writeFileSync(path.join(backupFolder(dataDir), 'onderling-day-x.backup.0123.part'), 'stopped halfway');
    assert.equal(readdirSync(backupFolder(dataDir)).length, 2);
    for (let day = 1; day <= 15; day++) await backupOfTheDay(make, dataDir, start + day * 25 * 3_600_000, TRUSTING);
    assert.equal(readdirSync(backupFolder(dataDir)).length, 14);
    assert.ok(lastBackupAt(dataDir, Date.now())!.getTime() >= start - 1000);
  });

  it('daily backups older than two weeks are removed, even if none could be made; the newest stays', async () => {
    const dataDir = mkdtempSync(path.join(folder, 'weekly-'));
    const newest = Date.parse('2026-06-10T12:00:00Z');
    const names = Array.from({ length: 14 }, (_, weeks) =>
      path.basename(newBackupFile(dataDir, 'day', new Date(newest - weeks * 7 * 86_400_000))),
    );
    const byHand = path.basename(newBackupFile(dataDir, 'asked', new Date(newest - 60 * 86_400_000)));
    for (const name of [...names, byHand]) {
      writeFileSync(path.join(backupFolder(dataDir), name), 'one');
      utimesSync(path.join(backupFolder(dataDir), name), new Date(newest), new Date(newest));
    }
    const left = () => readdirSync(backupFolder(dataDir)).sort();
    const full = () => Promise.reject(new Error('The disk is full.'));
    // The files have that date, so none is due yet; otherwise like a server that ran without making any.
    await backupOfTheDay(full, dataDir, newest, TRUSTING);
    assert.deepEqual(left(), [byHand, ...names.slice(0, 3)].sort(), 'a backup made by hand is left alone');
    const late = Math.max(Date.now(), newest) + 400 * 86_400_000;
    await assert.rejects(backupOfTheDay(full, dataDir, late, TRUSTING), /The disk is full/);
    assert.deepEqual(left(), [byHand, names[0]].sort());
  });
});
