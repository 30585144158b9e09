import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, describe, test } from 'node:test';
import { type BackupLine, checkBackupFile, writeBackupFile } from './backupFile.ts';

const place = mkdtempSync(path.join(tmpdir(), 'onderling-backup-file-'));
after(() => rmSync(place, { recursive: true, force: true }));

describe('the file of a backup', () => {
  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(place, 'in-'));
    file = path.join(folder, 'our.backup');
  });

  async function* lines(): AsyncGenerator<BackupLine> {
    yield { kind: 'T', text: 'secrets' };
    yield await Promise.resolve({ kind: 'R', text: '{"private":"signing key"}' });
  }
  const write = (content = lines()) =>
    writeBackupFile(file, { format: 1, migration: 1, taken_at: '2026-06-10T12:00:00Z' }, content);

  test('S-143 a backup keeps neither the mode nor the owner of a file planted under its name', async () => {
    for (const name of ['our.backup', 'our.backup.part']) {
      writeFileSync(path.join(folder, name), 'theirs');
      chmodSync(path.join(folder, name), 0o666);
    }
    await write();
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.equal((await checkBackupFile(file)).migration, 1);
    assert.equal(readFileSync(`${file}.part`, 'utf8'), 'theirs');
  });

  test('S-143 a backup follows no symbolic link', async () => {
    const elsewhere = path.join(folder, 'elsewhere');
    writeFileSync(elsewhere, 'theirs');
    for (const name of ['our.backup', 'our.backup.part']) symlinkSync(elsewhere, path.join(folder, name));
    await write();
    assert.equal(readFileSync(elsewhere, 'utf8'), 'theirs');
    assert.ok(lstatSync(file).isFile());
    assert.equal((await checkBackupFile(file)).migration, 1);
  });

  test('a failed backup leaves no trace, and keeps the older one', async () => {
    await write();
    const before = readFileSync(file);
    async function* broken(): AsyncGenerator<BackupLine> {
      yield* lines();
      // Long enough to be still partly unwritten when the rest fails.
      yield { kind: 'R', text: randomBytes(200_000).toString('hex') };
      throw await Promise.resolve(new Error('the database went away'));
    }
    for (let times = 0; times < 20; times += 1) await assert.rejects(write(broken()), /went away/);
    assert.deepEqual(readdirSync(folder), ['our.backup']);
    assert.ok(readFileSync(file).equals(before));
    rmSync(file);
    mkdirSync(file);
    await assert.rejects(write());
    assert.deepEqual(readdirSync(folder), ['our.backup'], 'nor when it can’t get its name');
  });
});
