/**
 * Makes a release of the checked-out commit: `npm run release -- 1.1.0`. It checks that the commit was tested and that the
 * changelog says what is new, dates that section, sets the version, commits, and tags it with those notes. Nothing is pushed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { lastGreen } from './check/green.mjs';
import { newer, releaseNotes, withRelease } from './release/notes.mjs';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

const version = process.argv[2] ?? '';
const current = readJson('package.json').version;
if (!/^\d+\.\d+\.\d+$/u.test(version) || !newer(version, current))
  refuse(`Give a version above ${current}: npm run release -- 1.2.3`);
if (git('status', '--porcelain') !== '') refuse('Commit your changes first.');
if (git('tag', '--list', `v${version}`) !== '') refuse(`v${version} is there already.`);
if (lastGreen() !== git('rev-parse', 'HEAD')) refuse('Run npm test first: this commit was not tested here.');

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const former = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n')[0];
const formerMigrations = former
  ? Object.keys(JSON.parse(git('show', `${former}:server/db/migrations/beside.json`)))
  : null;
const notes = releaseNotes({
  changelog,
  former: former ? former.slice(1) : null,
  formerMigrations,
  beside: readJson('server/db/migrations/beside.json'),
});
if (notes === null) refuse('CHANGELOG.md says nothing under "Not released yet".');

writeFileSync('CHANGELOG.md', withRelease(changelog, version, new Date().toISOString().slice(0, 10), notes));
execFileSync('npm', ['version', version, '--no-git-tag-version'], { stdio: 'ignore' });
git('add', '--', 'CHANGELOG.md', 'package.json', 'package-lock.json');
git('commit', '--quiet', '-m', `Release ${version}`);
git('tag', '--annotate', `v${version}`, '--cleanup=verbatim', '-m', `Onderling ${version}\n\n${notes}`);
console.log(`v${version} is committed and tagged. git push --follow-tags publishes it.`);
