/**
 * Runs the tests of the server, the identity provider and the demo with Node's own runner, on both engines. One PostgreSQL
 * and one empty embedded database are made for the whole run. Arguments name the test files; without them all run.
 */
import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register();
const { acquire, hasPostgres, SHARED_SERVER } = await import('../server/test/postgresDatabases.ts');
const { embeddedTemplate } = await import('../server/test/embeddedDatabases.ts');

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

async function testFiles() {
  const found = [];
  for (const folder of ['server', 'identity', 'demo']) {
    for (const name of await readdir(path.join(root, folder), { recursive: true })) {
      if (name.endsWith('.test.ts')) found.push(path.join(folder, name));
    }
  }
  return found.sort();
}

if (!hasPostgres && process.env.CI === 'true') {
  console.error('CI leaves nothing out: install PostgreSQL 15 or newer, or give TEST_DATABASE_URL.');
  process.exit(1);
}

const files = process.argv.length > 2 ? process.argv.slice(2) : await testFiles();
const [server] = await Promise.all([hasPostgres ? acquire() : null, embeddedTemplate()]);
const env = { ...process.env, ...(server ? { [SHARED_SERVER]: server.url('postgres') } : {}) };
const runner = spawn(process.execPath, ['--import', 'tsx', '--test', '--test-concurrency=2', ...files], { cwd: root, env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => runner.kill(signal));
runner.on('exit', async (code) => {
  await server?.stop();
  if (!hasPostgres) console.log('LEFT OUT: every test on PostgreSQL. Install PostgreSQL 15 or newer, or give TEST_DATABASE_URL.');
  process.exit(code ?? 1);
});
