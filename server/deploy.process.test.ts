import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { copyTemplate } from './test/embeddedDatabases.ts';
import { freePort } from './test/serverProcess.ts';

const TIMEOUT_MS = 120_000;

describe('the daily round of deploy/backup.sh', () => {
  let folder = '';
  let data = '';
  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'onderling-round-'));
    data = await copyTemplate();
  });
  after(() => {
    for (const made of [folder, data]) rmSync(made, { recursive: true, force: true });
  });

  /** Runs the script until `enough` accepts its output, and returns the output. */
  async function round(settings: Record<string, string>, enough: (said: string) => boolean): Promise<string> {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn('sh', ['deploy/backup.sh'], { env: { PATH, HOME, ...settings }, detached: true });
    const ended = once(child, 'exit');
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const end = Date.now() + TIMEOUT_MS;
    while (!enough(said) && child.exitCode === null && Date.now() < end) await wait(100);
    assert.equal(child.exitCode, null, `it ended: ${said}`);
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await ended;
    return said;
  }

  it('a failure is retried, is named in the log, and leaves the marker file that makes the container unhealthy', async () => {
    const FAILED = path.join(folder, 'failed');
    const said = await round(
      {
        DATABASE_URL: `postgres://app:geheim@127.0.0.1:${await freePort()}/x`,
        DATABASE_WAIT_SECONDS: '0',
        DATA_DIR: path.join(folder, 'data'),
        FAILED,
        RETRY: '1',
      },
      (output) => output.split('tried again in 1 s: node dist-server/backup.mjs').length > 2,
    );
    assert.match(said, /does not answer/);
    assert.equal(readFileSync(FAILED, 'utf8'), 'node dist-server/backup.mjs\n');
  });

  it('a round that succeeds makes the backup, checks the stored copy, and removes the mark', async () => {
    const FAILED = path.join(folder, 'failed-before');
    writeFileSync(FAILED, 'node dist-server/verify.mjs\n');
    const said = await round({ DATA_DIR: data, FAILED }, () => !existsSync(FAILED));
    assert.match(said, /The backup is /);
    assert.equal(
      readdirSync(path.join(data, 'backups')).filter((name) => name.startsWith('onderling-asked-')).length,
      1,
    );
  });
});
