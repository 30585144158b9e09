/**
 * Runs the tests of the server, the identity provider and the demo with Node's own runner, on both engines. Everything
 * is compiled once, and one PostgreSQL and one empty embedded database are made, for the whole run. Arguments name the
 * test files; without them all run, except the plans, which come after the browser tests (scripts/check.mjs).
 * `--engine=pglite` leaves PostgreSQL out, and with it the tests that need it (`*.postgres.test.ts`) and those that start
 * the built product as a process (`*.process.test.ts`): minutes of wall time. `--engine=postgres` runs those, and leaves
 * out the embedded engine and every test without an engine. `--changed-since=<commit>`, with the former, runs the tests
 * that the changes since then affect.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleTests } from './bundle-tests.mjs';
import { affectedTests } from './check/affected.mjs';
import { changedSince } from './check/green.mjs';
import { root } from './server-bundle.mjs';
import { scratchFolder, SHORT_LIVED } from './short-lived.mjs';

async function testFiles() {
  const found = [];
  for (const folder of ['server', 'identity', 'demo']) {
    for (const name of await readdir(path.join(root, folder), { recursive: true })) {
      if (name.endsWith('.test.ts') && !name.endsWith('.plans.test.ts')) found.push(path.join(folder, name));
    }
  }
  return found.sort();
}

process.env.TMPDIR = scratchFolder();
const folder = await mkdtemp(path.join(root, 'dist-tests-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const ONLY_LATER = /\.(?:postgres|process)\.test\.ts$/u;
const OURS = ['--engine=', '--changed-since='];
const [engine, commit] = OURS.map((option) =>
  process.argv.find((argument) => argument.startsWith(option))?.slice(option.length),
);
const options = process.argv
  .slice(2)
  .filter((argument) => argument.startsWith('-') && !OURS.some((option) => argument.startsWith(option)));

/** Does a test file run on PostgreSQL? Some use no engine. */
const onPostgres = async (file) =>
  ONLY_LATER.test(file) || (await readFile(path.join(root, file), 'utf8')).includes('eachEngine');

/** The requested test files. */
async function wanted(tests) {
  if (engine === 'pglite') {
    const own = tests.filter((file) => !ONLY_LATER.test(file));
    return commit ? affectedTests(own, changedSince(commit)) : own;
  }
  if (engine !== 'postgres') return tests;
  const theirs = await Promise.all(tests.map(onPostgres));
  return tests.filter((_file, at) => theirs[at]);
}

const tests = named.length > 0 ? named : await wanted(await testFiles());
if (tests.length === 0) {
  console.log('# pass 1\n# The changes affect no test of the server.');
  process.exit(0);
}
const files = await bundleTests(
  tests,
  ['server/test/postgresDatabases.ts', 'server/test/embeddedDatabases.ts'],
  folder,
);
const { acquire, hasPostgres, SHARED_SERVER } = await import(path.join(folder, 'postgresDatabases.mjs'));
const { embeddedTemplate } = await import(path.join(folder, 'embeddedDatabases.mjs'));

if (!hasPostgres && engine !== 'pglite' && process.env.CI === 'true') {
  console.error('CI leaves nothing out: install PostgreSQL 15 or newer, or give TEST_DATABASE_URL.');
  process.exit(1);
}

const [server] = await Promise.all([hasPostgres && engine !== 'pglite' ? acquire() : null, embeddedTemplate()]);
const env = {
  ...process.env,
  COMPILED_SCRIPTS: folder,
  ...(engine ? { ONLY_ENGINE: engine } : {}),
  ...(server ? { [SHARED_SERVER]: server.url('postgres') } : {}),
};
const runner = spawn(
  process.execPath,
  ['--enable-source-maps', ...SHORT_LIVED, '--test', '--test-concurrency=3', ...options, ...files],
  { cwd: root, env, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => runner.kill(signal));
runner.on('exit', async (code) => {
  await server?.stop();
  if (!hasPostgres && engine !== 'pglite')
    console.log('LEFT OUT: every test on PostgreSQL. Install PostgreSQL 15 or newer, or give TEST_DATABASE_URL.');
  process.exit(code ?? 1);
});
