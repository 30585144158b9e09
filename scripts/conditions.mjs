/**
 * Which conditions of our queries the tests of the server notice. Each statement that a test causes is asked once more without one part of
 * its `where` at a time; a part without which no test of them all ever gets another answer can be lost unseen, and is printed here. It takes half an hour and breaks some
 * tests that count what the database does, so it is not in `npm test`. Arguments are those of `npm run test:server`.
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
/** What the tests themselves ask of a whole table (server/test/everything.ts) is no query of ours. */
const ofTests = ({ shape }) => / as value from |kept_/u.test(shape);
const unseen = [...all.values()].filter((one) => !noticed.has(one.key) && !ofTests(one));
for (const { condition, shape } of unseen.sort((one, other) => one.shape.localeCompare(other.shape)))
  console.log(`${condition}\n  ${shape}\n`);
console.log(`${noticed.size + unseen.length} conditions, ${noticed.size} noticed, ${unseen.length} unseen.`);
process.exit(unseen.length > 0 ? 1 : 0);
