/**
 * Everything a change must pass, in one command: types and lint (walls and cycles with it), dead exports, the build with
 * its budgets, and all tests. Ends with one line, `N passed, N failed`, over all of them; exit code 1 on any failure.
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SHORT_LIVED } from './short-lived.mjs';

const scratch = await mkdtemp(path.join(tmpdir(), 'onderling-check-'));
const jestReport = path.join(scratch, 'jest.json');
const browserReport = path.join(scratch, 'browser.json');
const seenStatements = path.join(scratch, 'statements');

/** Runs a command and gives its exit code with its output, which is shown as it comes when `show` says so. */
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

const counts = (passed, failed, skipped = 0) => ({ passed, failed, skipped });
const one = ({ code }) => (code === 0 ? counts(1, 0) : counts(0, 1));
const leavesNothingOut = process.env.CI === 'true';
/**
 * A runner that died without counting a failure still counts as one, and so do one that ran nothing and, in CI, a test
 * that was skipped.
 */
function honest(result, { passed, failed, skipped }) {
  const counted = failed + (leavesNothingOut ? skipped : 0);
  return counts(passed, counted || (result.code === 0 && passed > 0 ? 0 : 1), skipped);
}
/** A question nobody answered is left out, neither passed nor failed. */
const askedCounts = (result) => (/^LEFT OUT/m.test(result.output) ? counts(0, 0, 1) : one(result));
/** Without PostgreSQL nothing plans a statement. */
const planCounts = (result) => (/LEFT OUT/.test(result.output) ? counts(0, 0, 1) : nodeCounts(result));
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));

async function jestCounts(result) {
  const report = await readJson(jestReport);
  return honest(
    result,
    counts(
      report?.numPassedTests ?? 0,
      (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
      report?.numPendingTests ?? 0,
    ),
  );
}

function nodeCounts(result) {
  const last = (name) =>
    Number([...result.output.matchAll(new RegExp(`^(?:#|ℹ) ${name} (\\d+)`, 'gm'))].at(-1)?.[1] ?? 0);
  return honest(result, counts(last('pass'), last('fail') + last('cancelled'), last('skipped')));
}

async function browserCounts(result) {
  const stats = (await readJson(browserReport))?.stats;
  const second = stats?.flaky ?? 0;
  if (second > 0) lines.push(`! ${second} of the browser tests below passed only at the second try`);
  return honest(result, counts((stats?.expected ?? 0) + second, stats?.unexpected ?? 0, stats?.skipped ?? 0));
}

const lint = { name: 'types and lint', command: 'npm run -s lint', count: one };
const dead = { name: 'dead exports', command: 'npm run -s dead', count: one };
const licences = { name: 'licences of the packages', command: 'node scripts/licences.mjs', count: one };
const advisories = { name: 'known weaknesses of the packages', command: 'npm run -s advisories', count: askedCounts };
const build = { name: 'build', command: 'npm run -s build', count: one };
const image = { name: 'each step of deploy/', command: 'node scripts/image.mjs', count: one };
const budgets = { name: 'budgets', command: 'node scripts/budgets.mjs', count: one };
/** Each of these keeps two cores busy, so they follow one another. */
const steps = [
  {
    name: 'domain, store and app',
    command: `node ${SHORT_LIVED.join(' ')} node_modules/jest/bin/jest.js --ci --json --outputFile="${jestReport}"`,
    count: jestCounts,
  },
  { name: 'server and identity, on both engines', command: 'npm run -s test:server', count: nodeCounts },
  {
    name: 'the product in a browser',
    command: 'npm run -s test:e2e',
    env: { BROWSER_REPORT: browserReport, SEEN_STATEMENTS: seenStatements },
    count: browserCounts,
  },
  {
    name: 'the plan of each statement that the browser run brought about',
    command: 'npm run -s test:plans',
    env: { SEEN_STATEMENTS: seenStatements },
    count: planCounts,
  },
];

const total = counts(0, 0);
const lines = [];

/** Runs one step; one of several at a time shows what it printed when it is done, so that each stays in one piece. */
async function take(step, alone = true) {
  if (alone) console.log(`\n── ${step.name}`);
  const started = Date.now();
  const result = await run(step.command, step.env, alone);
  if (!alone) console.log(`\n── ${step.name}\n${result.output}`);
  const { passed, failed, skipped } = await step.count(result);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  lines.push(
    `${failed === 0 ? '✓' : '✗'} ${step.name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} (${Math.round((Date.now() - started) / 1000)} s)`,
  );
}

async function takeInTurn(several) {
  for (const step of several) await take(step, false);
}

// One core each.
await mkdir(seenStatements);
await Promise.all([takeInTurn([lint]), takeInTurn([dead, licences, advisories, build, budgets, image])]);
for (const step of steps) await take(step);
await rm(scratch, { recursive: true, force: true });

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed === 0 ? 0 : 1;
