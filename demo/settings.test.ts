import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { makeDataFolder } from './dataFolder.ts';
import { readSettings } from './settings.ts';

describe('the settings of the demo', () => {
  it('production is refused, and so is a wrong setting', () => {
    assert.throws(() => readSettings({ NODE_ENV: ' production' }), {
      name: 'StartupError',
      message: /^The demo does not run with NODE_ENV=production/,
    });
    assert.throws(() => readSettings({ PORT: 'drieduizend' }), {
      name: 'StartupError',
      message: /^PORT must be a whole number/,
    });
  });

  it('the user’s own database, mail server and identity provider are ignored: nothing of the sample reaches them', () => {
    const mine = {
      DATABASE_URL: 'postgres://me@host/mine',
      SMTP_URL: 'smtp://host',
      OIDC_AUTHORITY: 'https://provider.example',
      INCLUDED_CHILDREN: '0',
    };
    const env = readSettings({ ...mine, PORT: '3210' });
    assert.deepEqual(
      [env.port, env.databaseUrl, env.smtpUrl, env.oidcAuthority, env.includedChildren],
      [3210, null, null, null, 2],
    );
  });
});

describe('the data folder of the demo', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'onderling-folder-test-'));
  after(() => rmSync(home, { recursive: true, force: true }));

  it('is created empty, for its owner alone, and removed', () => {
    for (const chosen of [null, path.join(home, 'new', 'data')]) {
      const folder = makeDataFolder(chosen);
      assert.equal(folder.throwaway, chosen === null);
      assert.deepEqual(readdirSync(folder.path), []);
      if (process.platform !== 'win32') assert.equal(statSync(folder.path).mode & 0o777, 0o700);
      folder.remove();
      assert.ok(!existsSync(folder.path));
    }
  });

  it('is never an existing one, and says so if it can not be created', () => {
    const file = path.join(home, 'file');
    writeFileSync(file, '');
    for (const existing of [home, file])
      assert.throws(() => makeDataFolder(existing), {
        name: 'StartupError',
        message: /^The demo touches no existing data folder, and .* exists/,
      });
    assert.throws(() => makeDataFolder(path.join(file, 'data')), {
      name: 'StartupError',
      message: /^The data folder .* can't be made/,
    });
  });
});
