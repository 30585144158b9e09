/** How many tests of a step passed, failed and were skipped: read from its runner's output or report. */
import { readFile } from 'node:fs/promises';

export const counts = (passed, failed, skipped = 0) => ({ passed, failed, skipped });

/** A command that is one test: it works or it doesn't. */
export const one = ({ code }) => (code === 0 ? counts(1, 0) : counts(0, 1));

const leavesNothingOut = process.env.CI === 'true';

/**
 * A runner that died without counting a failure still counts as one, and so does one that ran nothing and, in CI, a
 * skipped test.
 */
function honest(result, { passed, failed, skipped }) {
  const counted = failed + (leavesNothingOut ? skipped : 0);
  return counts(passed, counted || (result.code === 0 && passed > 0 ? 0 : 1), skipped);
}

/** A check without an answer is left out, neither passed nor failed. */
export const askedCounts = (result) => (/^LEFT OUT/m.test(result.output) ? counts(0, 0, 1) : one(result));

/** A failed test in the output of Node's runner, with its details; a suite fails through its tests. */
const FAILED = /^\s*not ok \d+ - (?<title>.+)\n(?<block>(?:.*\n)*?)\s*\.\.\.$/gmu;

const failedTitles = (output) =>
  [...output.matchAll(FAILED)]
    .filter(({ groups }) => !groups.block.includes("failureType: 'subtestsFailed'"))
    .map(({ groups }) => `  ✗ ${groups.title}`);

export function nodeCounts(result) {
  const last = (name) =>
    Number([...result.output.matchAll(new RegExp(`^(?:#|ℹ) ${name} (\\d+)`, 'gm'))].at(-1)?.[1] ?? 0);
  return {
    ...honest(result, counts(last('pass'), last('fail') + last('cancelled'), last('skipped'))),
    notes: failedTitles(result.output),
  };
}

/** Without PostgreSQL no test runs on it and no statement is planned. CI refuses that before it begins. */
export const postgresCounts = (result) => (/LEFT OUT/.test(result.output) ? counts(0, 0, 1) : nodeCounts(result));

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));

/** @param report the file that jest's --outputFile names. */
export const jestCounts = (report) => async (result) => {
  const told = await readJson(report);
  const tests = told?.testResults.flatMap((file) => file.assertionResults) ?? [];
  return {
    ...honest(
      result,
      counts(
        told?.numPassedTests ?? 0,
        (told?.numFailedTests ?? 0) + (told?.numRuntimeErrorTestSuites ?? 0),
        told?.numPendingTests ?? 0,
      ),
    ),
    notes: tests.filter((test) => test.status === 'failed').map((test) => `  ✗ ${test.fullName}`),
  };
};

/** @param report the file that Playwright's JSON reporter writes. A note names tests that passed at their second try. */
export const browserCounts = (report) => async (result) => {
  const stats = (await readJson(report))?.stats;
  const second = stats?.flaky ?? 0;
  return {
    ...honest(result, counts((stats?.expected ?? 0) + second, stats?.unexpected ?? 0, stats?.skipped ?? 0)),
    notes: second > 0 ? [`! ${second} of the browser tests above passed only at the second try`] : [],
  };
};
