import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { takeBackup } from '../server/backup/takeBackup.ts';
import { authorizeUrl, pkce, signIn } from './test/flows.ts';
import { onEachEngine } from './test/onEachEngine.ts';

onEachEngine('what a backup tells', (setup) => {
  test('S-261 a backup contains no token, code or cookie with which somebody is logged in', async () => {
    const browser = setup.browser();
    const { email } = await setup.account();
    const tokens = await signIn(browser, email);
    const { challenge } = pkce();
    const back = (await browser.get(authorizeUrl(challenge, { prompt: 'none' }))).headers.get('location') ?? '';
    const code = new URL(back).searchParams.get('code') ?? '';
    assert.notEqual(code, '');
    const folder = mkdtempSync(path.join(tmpdir(), 'onderling-tells-'));
    const file = path.join(folder, 'one.backup');
    const client = await setup.db.$client.connect();
    await takeBackup(client, file, new Date());
    client.release();
    const text = gunzipSync(readFileSync(file)).toString();
    rmSync(folder, { recursive: true, force: true });
    assert.ok(text.includes(email), 'it was read');
    const cookies = [...browser.cookies.values()].map(({ value }) => value).filter((value) => value.length > 20);
    assert.ok(cookies.length > 0);
    for (const secret of [tokens.refresh_token, code, ...cookies]) assert.ok(!text.includes(secret), secret);
  });
});
