import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { StartupError } from '../../startupError.ts';
import { lockFolder } from './folderLock.ts';
import { bootId, startTime } from './processes.ts';

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

  it('the lock is held once, names its holder, and is gone when released', async () => {
    const lock = await lockFolder(folder);
    const { ear, ...owner } = JSON.parse(readFileSync(file(), 'utf8')) as Record<string, unknown>;
    assert.deepEqual(owner, {
      pid: process.pid,
      started: startTime(process.pid),
      host: hostname(),
      boot: bootId(),
    });
    assert.deepEqual(readdirSync(folder).sort(), [String(ear), 'server.lock']);
    assert.equal(lock.tookOver, false);
    await assert.rejects(lockFolder(folder), isRefused(new RegExp(`in use by process ${process.pid} on .*DATA_DIR`)));
    lock.release();
    assert.deepEqual(readdirSync(folder), []);
    (await lockFolder(folder)).release();
  });

  it('of ten at once exactly one gets it, also over a stale lock', async () => {
    left({ pid: await deadProcess(), started: null, host: hostname() });
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
    const locks = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    assert.equal(locks.length, 1);
    locks[0]?.release();
    assert.equal(existsSync(file()), false);
  });

  it('the lock is taken over from a process that is gone, or whose number is now another process', async () => {
    left({ pid: await deadProcess(), started: '1', host: hostname() });
    const lock = await lockFolder(folder);
    assert.equal(lock.tookOver, true);
    lock.release();
    if (startTime(process.pid) === null) return;
    left({ pid: process.pid, started: '1', host: hostname() });
    (await lockFolder(folder)).release();
  });

  it('the lock is never taken over by age, from another computer, or where it can’t be read', async () => {
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

  it('F2 a lock that a power cut left empty is taken over', async () => {
    writeFileSync(file(), '');
    const lock = await lockFolder(folder);
    assert.equal(lock.tookOver, true);
    lock.release();
    assert.deepEqual(readdirSync(folder), []);
  });

  it('F1 a container that replaces a killed one gets the folder; next to a living one it does not', async () => {
    if (bootId() === null) return;
    const listen = "require('node:net').createServer().listen('server.x.sock', () => console.log('ready'))";
    const other = spawn(process.execPath, ['-e', listen], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(other.stdout, 'data');
    // As its container wrote it: a name that is not ours, and a number that says nothing here.
    left({ pid: 999_999_999, started: '1', host: 'een-andere-container', boot: bootId(), ear: 'server.x.sock' });
    await assert.rejects(lockFolder(folder), isRefused(/in use by process 999999999 on een-andere-container/));
    other.kill('SIGSTOP');
    await assert.rejects(lockFolder(folder), isRefused(/in use by process 999999999 on een-andere-container/));
    other.kill('SIGKILL');
    await once(other, 'exit');
    const lock = await lockFolder(folder);
    assert.equal(lock.tookOver, true);
    lock.release();
    assert.deepEqual(readdirSync(folder), []);
  });
});
