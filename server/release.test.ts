import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';

/** `npm run release` in a small repository with a copy of the real scripts. */
describe('a release', () => {
  let folder = '';
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  const beside = (migrations: object) => write('server/db/migrations/beside.json', JSON.stringify(migrations));
  const commit = () => {
    git('add', '-A');
    git('commit', '--quiet', '-m', 'Change something');
  };
  const tested = () => write('node_modules/.cache/onderling/green', git('rev-parse', 'HEAD'));
  const release = (version: string) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/release.mjs', version], {
      cwd: folder,
      encoding: 'utf8',
    });
    return status === 0 ? 'done' : stderr.trim();
  };
  const changelog = () => readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8');

  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'release-'));
    for (const name of ['release.mjs', 'release/notes.mjs', 'check/green.mjs'])
      write(`scripts/${name}`, readFileSync(path.join('scripts', name), 'utf8'));
    write('scripts/server-bundle.mjs', `export const root = ${JSON.stringify(folder)};\n`);
    write('.gitignore', 'node_modules\n');
    write('package.json', '{ "name": "x", "version": "0.1.0" }\n');
    write('package-lock.json', '{ "name": "x", "version": "0.1.0", "lockfileVersion": 3, "packages": {} }\n');
    write('CHANGELOG.md', '# Changelog\n\n## Not released yet\n\n### Added\n\n- A loan can pause.\n');
    beside({ '0001_first': true });
    git('init', '--quiet');
    git('config', 'user.name', 'Test');
    git('config', 'user.email', 'test@voorbeeld.example');
    commit();
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('is of a tested commit without further changes, with a higher version', () => {
    assert.match(release('1.0.0'), /^Run npm test first/u);
    tested();
    for (const wrong of ['0.1.0', '0.0.9', '1.0', 'v1.0.0', '']) assert.match(release(wrong), /^Give a version above/u);
    write('x', '');
    assert.match(release('1.0.0'), /^Commit your changes first/u);
    rmSync(path.join(folder, 'x'));
  });

  it('dates the changes, sets the version and tags it with notes', () => {
    assert.equal(release('1.0.0'), 'done');
    assert.match(changelog(), /^## Not released yet\n\n## 1\.0\.0 \(\d{4}-\d\d-\d\d\)\n\n### Upgrade\n\nThe first/mu);
    assert.match(git('tag', '-l', '--format=%(contents)', 'v1.0.0'), /^Onderling 1\.0\.0\n\n[^]*A loan can pause/u);
    for (const file of ['package.json', 'package-lock.json'])
      assert.match(readFileSync(path.join(folder, file), 'utf8'), /"version": ?"1\.0\.0"/u);
    assert.equal(git('status', '--porcelain'), '');
    tested();
    assert.match(release('1.0.1'), /says nothing under "Not released yet"/u);
  });

  it('says how to come from the version before it', () => {
    for (const [version, added, says] of [
      ['1.1.0', {}, /From 1\.0\.0: no change to the tables/u],
      ['1.2.0', { '0002_more': true }, /\(0002\), after a backup\. Servers of 1\.1\.0 keep serving/u],
      ['1.10.0', { '0003_other': 'it drops a column' }, /Stop all servers of 1\.2\.0 first: 0003/u],
      ['1.11.0', {}, /From 1\.10\.0: no change/u],
    ] as const) {
      const file = path.join(folder, 'server/db/migrations/beside.json');
      beside({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...added });
      write('CHANGELOG.md', changelog().replace('yet\n', `yet\n\n- New in ${version}.\n`));
      commit();
      tested();
      assert.equal(release(version), 'done');
      const notes = git('tag', '-l', '--format=%(contents)', `v${version}`);
      assert.match(notes, says);
      assert.match(notes, new RegExp(`New in ${version.replaceAll('.', '\\.')}\\.$`, 'u'));
    }
  });
});
