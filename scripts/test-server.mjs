/**
 * Runs the tests of the server, the identity provider and the demo with Node's own runner, on both engines. Everything
 * is compiled once, and one PostgreSQL and one empty embedded database are made, for the whole run. Arguments name the
 * test files; without them all run, but for the plans, which come after the browser tests (scripts/check.mjs).
 * `--engine=pglite` or `--engine=postgres` leaves the other engine out.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { bundleTests } from './bundle-tests.mjs';
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
const ENGINE = '--engine=';
const engine = process.argv.find((argument) => argument.startsWith(ENGINE))?.slice(ENGINE.length);
const options = process.argv.slice(2).filter((argument) => argument.startsWith('-') && !argument.startsWith(ENGINE));
const files = await bundleTests(
  named.length > 0 ? named : await testFiles(),
  ['server/test/postgresDatabases.ts', 'server/test/embeddedDatabases.ts'],
  folder,
);
const { acquire, hasPostgres, SHARED_SERVER } = await import(path.join(folder, 'postgresDatabases.mjs'));
const { embeddedTemplate } = await import(path.join(folder, 'embeddedDatabases.mjs'));

if (!hasPostgres && process.env.CI === 'true') {
  console.error('CI leaves nothing out: install PostgreSQL 15 or newer, or give TEST_DATABASE_URL.');
  process.exit(1);
}

const [server] = await Promise.all([
  hasPostgres && engine !== 'pglite' ? acquire() : null,
  engine === 'postgres' ? null : embeddedTemplate(),
]);
const env = {
  ...process.env,
  ...(engine ? { ONLY_ENGINE: engine } : {}),
  ...(server ? { [SHARED_SERVER]: server.url('postgres') } : {}),
};
const runner = spawn(
  process.execPath,
  ['--enable-source-maps', ...SHORT_LIVED, '--test', '--test-concurrency=2', ...options, ...files],
  { cwd: root, env, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => runner.kill(signal));
runner.on('exit', async (code) => {
  await server?.stop();
  if (!hasPostgres)
    console.log('LEFT OUT: every test on PostgreSQL. Install PostgreSQL 15 or newer, or give TEST_DATABASE_URL.');
  process.exit(code ?? 1);
});
