import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { restoreBackup } from '../server/backup/restoreBackup.ts';
import { takeBackup } from '../server/backup/takeBackup.ts';
import { emptyDatabase } from '../server/test/emptyDatabase.ts';
import { eachEngine } from '../server/test/engines.ts';
import { authorizeUrl, pkce, refresh, signIn } from './test/flows.ts';
import { startIdentity } from './test/startIdentity.ts';
import { startTestIdentity } from './test/testIdentity.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'onderling-restored-'));
after(() => rmSync(folder, { recursive: true, force: true }));

eachEngine((engine) => {
  test('S-262 an ended session stays ended after a restore: neither the old token nor the old cookie logs in', async () => {
    const [source, target] = [await engine.services(), await engine.services()];
    const first = await startTestIdentity(source.db);
    const { sub, email } = await first.setup.account();
    const browser = first.setup.browser();
    const tokens = await signIn(browser, email);
    const file = path.join(folder, engine.name);
    const from = await source.db.$client.connect();
    await takeBackup(from, file, new Date());
    from.release();
    await first.setup.identity.accounts.setPassword(source.db, sub, 'Tuinstoel-2027?', null);
    assert.equal((await refresh(browser, tokens.refresh_token)).status, 400);
    await first.close();

    await emptyDatabase(target.db);
    const into = await target.db.$client.connect();
    await restoreBackup(into, file);
    into.release();
    const second = await startIdentity(target.db);
    const back = second.browser();
    for (const [name, cookie] of browser.cookies) back.cookies.set(name, cookie);
    const refreshed = await refresh(back, tokens.refresh_token);
    const silent = (await back.get(authorizeUrl(pkce().challenge, { prompt: 'none' }))).headers.get('location') ?? '';
    await second.close();
    assert.equal(refreshed.status, 400);
    assert.match(silent, /error=login_required/);
  });
});
