/**
 * Finds the conditions of our queries that no server test notices. Each statement of a test is repeated without one part of its
 * `where` at a time; a part whose absence never changes an answer can be lost undetected, and is printed. It takes half an
 * hour and breaks some tests that count statements, so it is not in `npm test`. It takes the arguments of `npm run test:server`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './server-bundle.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'onderling-conditions-'));
spawnSync(process.execPath, [path.join(root, 'scripts/test-server.mjs'), '--engine=pglite', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DROPPED_CONDITIONS: folder },
});
const seen = readdirSync(folder).flatMap((file) =>
  readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line)),
);
rmSync(folder, { recursive: true });

const noticed = new Set(seen.filter((one) => one.noticed).map(({ key }) => key));
const all = new Map(seen.map((one) => [one.key, one]));
/** The tests' own queries of a whole table (server/test/everything.ts) are not the product's. */
const ofTests = ({ shape }) => / as value from |kept_/u.test(shape);
const unseen = [...all.values()].filter((one) => !noticed.has(one.key) && !ofTests(one));
for (const { condition, shape } of unseen.sort((one, other) => one.shape.localeCompare(other.shape)))
  console.log(`${condition}\n  ${shape}\n`);
console.log(`${noticed.size + unseen.length} conditions, ${noticed.size} noticed, ${unseen.length} unseen.`);
process.exit(unseen.length > 0 ? 1 : 0);
