/** The last commit at which `npm test` passed on this machine, for `--changed`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../server-bundle.mjs';

const file = path.join(root, 'node_modules/.cache/onderling/green');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const known = (commit) => {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
};

/** The checked-out commit; null with uncommitted changes, or without a repository. */
export function cleanCommit() {
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}

export function keepGreen(commit) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, commit);
}

/** Without a known one: HEAD, so that uncommitted files count as changed. */
export function lastGreen() {
  try {
    const commit = readFileSync(file, 'utf8');
    return known(commit) ? commit : 'HEAD';
  } catch {
    return 'HEAD';
  }
}

/** The files that changed since a commit, by path from the root: committed, uncommitted, and new. */
export const changedSince = (commit) =>
  [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((names) => names.split('\n'))
    .filter((name) => name !== '');
