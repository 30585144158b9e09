import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { Browser, PUBLIC_URL } from '../identity/test/browser.ts';
import { PASSWORD, signIn } from '../identity/test/flows.ts';
import { signInTwice } from '../identity/test/product.ts';
import { freePort, type ScriptProcess, startScript } from '../server/test/serverProcess.ts';
import * as family from './family.ts';

const start = (settings: Record<string, string>) => startScript('../demo/main.ts', settings);

async function assertRefused(demo: ScriptProcess, sentence: RegExp): Promise<void> {
  assert.equal(await demo.ended, 1);
  const lines = demo.output().err.trim().split('\n');
  assert.equal(lines.length, 1, demo.output().err);
  assert.match(lines[0] ?? '', sentence);
}

async function untilStarted(demo: ScriptProcess): Promise<void> {
  const ended = demo.ended.then(() => 'ended' as const);
  while (!demo.output().out.includes('Bram de Vries is uitgenodigd')) {
    if ((await Promise.race([ended, setTimeout(50)])) === 'ended')
      throw new Error(`The demo ended: ${demo.output().err}`);
  }
}

describe('npm run demo', () => {
  let home = '';
  before(() => {
    home = mkdtempSync(path.join(tmpdir(), 'onderling-demo-test-'));
  });
  after(() => rmSync(home, { recursive: true, force: true }));

  it('refuses production and an existing folder: one sentence, exit code 1, the folder untouched', async () => {
    const existing = path.join(home, 'existing');
    mkdirSync(existing);
    await Promise.all([
      assertRefused(start({ NODE_ENV: 'production' }), /^The demo does not run with NODE_ENV=production/),
      assertRefused(start({ DATA_DIR: existing }), /^The demo touches no existing data folder, and .*existing exists/),
    ]);
    assert.deepEqual(readdirSync(existing), []);
  });

  it('is the product: all three log in at the provider, the administrator with a printed code, and see their contracts; at the end its folder is gone', async () => {
    const port = await freePort();
    const demo = start({ PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL });
    await untilStarted(demo);
    assert.equal(family.PASSWORD, PASSWORD);
    const seen = [];
    for (const email of [family.FOUNDER_EMAIL, family.CHILD_EMAIL, family.ADMINISTRATOR_EMAIL]) {
      assert.ok(demo.output().out.includes(email));
      const code = /^ {2}(\w{4}-\w{4}-\w{4}) /m.exec(demo.output().out)?.[1] ?? '';
      const { access_token: token } =
        email === family.ADMINISTRATOR_EMAIL
          ? await signInTwice(new Browser(port), email, code)
          : await signIn(new Browser(port), email);
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/contracts`, {
        headers: { authorization: `Bearer ${token}` },
      });
      seen.push(((await answer.json()) as unknown[]).length);
    }
    assert.deepEqual([seen[0], seen[2]], [40, 0]);
    const folder = /De gegevens staan in (.*) en zijn weg/.exec(demo.output().out)?.[1] ?? '';
    assert.ok(existsSync(path.join(folder, 'database')));
    demo.kill('SIGINT');
    assert.equal(await demo.ended, 0);
    assert.ok(!existsSync(folder));
  });

  it('leaves no half-filled family behind; a complete one stays in a chosen folder', async () => {
    const [half, whole] = [path.join(home, 'half', 'data'), path.join(home, 'whole')];
    const stopped = start({ PORT: String(await freePort()), HOST: '127.0.0.1', DATA_DIR: half });
    const kept = start({ PORT: String(await freePort()), HOST: '127.0.0.1', DATA_DIR: whole });
    while (!stopped.output().out.includes('klaargezet')) await setTimeout(20);
    stopped.kill('SIGTERM');
    await stopped.ended;
    assert.ok(!existsSync(half));

    await untilStarted(kept);
    kept.kill('SIGTERM');
    assert.equal(await kept.ended, 0);
    assert.ok(readdirSync(whole).includes('database'));
  });
});
