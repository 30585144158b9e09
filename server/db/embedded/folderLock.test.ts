import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { StartupError } from '../../startupError.ts';
import { lockFolder } from './folderLock.ts';
import { startTime } from './processes.ts';

describe('the lock of the data folder', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'onderling-lock-'));
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(root, 'data-'));
  });
  after(() => rmSync(root, { recursive: true, force: true }));
  const file = () => path.join(folder, 'server.lock');
  const left = (owner: object) => writeFileSync(file(), JSON.stringify(owner));
  const isRefused = (pattern: RegExp) => (error: unknown) =>
    error instanceof StartupError && pattern.test(error.message) && !error.message.includes('\n');

  async function deadProcess(): Promise<number> {
    const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(child, 'exit');
    return child.pid ?? 0;
  }

  it('is one at a time, names its holder, and is gone when released', async () => {
    const lock = await lockFolder(folder);
    assert.deepEqual(JSON.parse(readFileSync(file(), 'utf8')), {
      pid: process.pid,
      started: startTime(process.pid),
      host: hostname(),
    });
    await assert.rejects(lockFolder(folder), isRefused(new RegExp(`in use by process ${process.pid} on .*DATA_DIR`)));
    lock.release();
    assert.deepEqual(readdirSync(folder), []);
    (await lockFolder(folder)).release();
  });

  it('of ten at once exactly one gets it, also where a stale lock lies', async () => {
    left({ pid: await deadProcess(), started: null, host: hostname() });
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
    const locks = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    assert.equal(locks.length, 1);
    locks[0]?.release();
    assert.equal(existsSync(file()), false);
  });

  it('is taken over from a process that is gone, and from a number that is another process by now', async () => {
    left({ pid: await deadProcess(), started: '1', host: hostname() });
    (await lockFolder(folder)).release();
    if (startTime(process.pid) === null) return;
    left({ pid: process.pid, started: '1', host: hostname() });
    (await lockFolder(folder)).release();
  });

  it('is never taken over by age, from another computer, or where it can not be read', async () => {
    left({ pid: 1, started: startTime(1), host: hostname() });
    await assert.rejects(lockFolder(folder), isRefused(/in use by process 1 on/));
    left({ pid: 999_999_999, started: null, host: 'een-andere-computer' });
    await assert.rejects(
      lockFolder(folder),
      isRefused(/process 999999999 on een-andere-computer.*remove .*server\.lock/),
    );
    writeFileSync(file(), 'x');
    await assert.rejects(lockFolder(folder), isRefused(/in use by another process/));
    assert.equal(readFileSync(file(), 'utf8'), 'x');
  });
});
