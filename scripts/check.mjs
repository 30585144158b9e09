/**
 * Everything a change must pass, in one command: types and lint (walls and cycles with it), dead exports, the build with
 * its budgets, and the tests of `npm test`. Ends with one line, `N passed, N failed`, over all of them; exit code 1 on any
 * failure.
 *
 *     --all      also the other steps of `npm run test:all`
 *     --beyond   only those other steps, after `npm test`
 *     --changed  first the tests that the changes since the last green run affect; stops where one of those fails
 *
 * CHECK_FOLDER names a folder that two runs share: the closing line of the second covers both, and the plans see the
 * statements of all browser tests.
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { counts } from './check/counts.mjs';
import { cleanCommit, keepGreen, lastGreen } from './check/green.mjs';
import { beyond, changedFirst, daily, lanes } from './check/steps.mjs';

const asked = new Set(process.argv.slice(2));
const { CHECK_FOLDER } = process.env;
const scratch = CHECK_FOLDER ?? (await mkdtemp(path.join(tmpdir(), 'onderling-check-')));
const statements = path.join(scratch, 'statements');
const before = path.join(scratch, 'before.json');

/** Runs a command and returns its exit code and its output, which is shown live if `show` is set. */
function run(command, env = {}, show = true) {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (show) process.stdout.write(chunk);
      });
    }
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const { total, lines } = await readFile(before, 'utf8').then(JSON.parse, () => ({ total: counts(0, 0), lines: [] }));

/**
 * Runs one step; one of several in parallel shows its output when it is done, so that outputs don't mix.
 * @returns how many of its tests failed.
 */
async function take(step, alone = true) {
  if (alone) console.log(`\n── ${step.name}`);
  const started = Date.now();
  const result = await run(step.command, step.env, alone);
  if (!alone) console.log(`\n── ${step.name}\n${result.output}`);
  const { passed, failed, skipped, notes = [] } = await step.count(result);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  lines.push(
    `${failed === 0 ? '✓' : '✗'} ${step.name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} (${Math.round((Date.now() - started) / 1000)} s)`,
    ...notes,
  );
  return failed;
}

async function takeInTurn(steps, alone) {
  for (const step of steps) await take(step, alone);
}

/** Do the tests near a change pass? */
async function changesPass() {
  for (const step of changedFirst(scratch, lastGreen())) if ((await take(step)) > 0) return false;
  return true;
}

async function takeAll() {
  if (asked.has('--changed') && !(await changesPass())) return;
  if (!asked.has('--beyond')) {
    await Promise.all(lanes.map((lane) => takeInTurn(lane, false)));
    await takeInTurn(daily(scratch, statements));
  }
  if (asked.has('--beyond') || asked.has('--all')) await takeInTurn(beyond(scratch, statements));
}

const commit = cleanCommit();
await mkdir(statements, { recursive: true });
await takeAll();
if (CHECK_FOLDER) await writeFile(before, JSON.stringify({ total, lines }));
else await rm(scratch, { recursive: true, force: true });
if (total.failed === 0 && commit !== null && !asked.has('--beyond')) keepGreen(commit);

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed === 0 ? 0 : 1;
