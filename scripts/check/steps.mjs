/**
 * The steps of `npm test`, and the further ones of `npm run test:all` (docs/testing.md says why each is where it is). A
 * step is a command that keeps two cores busy, so they run one after another; commands for one core are in parallel lanes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../server-bundle.mjs';
import { SHORT_LIVED } from '../short-lived.mjs';
import { askedCounts, browserCounts, jestCounts, nodeCounts, one, postgresCounts } from './counts.mjs';

const JEST = `node ${SHORT_LIVED.join(' ')} node_modules/jest/bin/jest.js --ci`;

/** A step that runs jest. @param scratch a folder for its report. */
const jest = (scratch, name, options) => {
  const report = path.join(scratch, `${name.replaceAll(/\W+/g, '-')}.json`);
  return { name, command: `${JEST} --json --outputFile="${report}" ${options}`, count: jestCounts(report) };
};

/** A step of browser tests, whose statements are planned later. @param options of Playwright. */
const browser = (scratch, statements, name, options) => {
  const report = path.join(scratch, `${name.replaceAll(/\W+/g, '-')}.json`);
  return {
    name,
    command: `npm run -s test:e2e -- ${options}`,
    env: { BROWSER_REPORT: report, SEEN_STATEMENTS: statements },
    count: browserCounts(report),
  };
};

/** The tests whose properties `npm test` tries a tenth as often (domain/test/seed.ts). */
const properties = () =>
  readdirSync(path.join(root, 'domain'), { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.join(root, 'domain', name))
    .filter((file) => /\bruns\(/u.test(readFileSync(file, 'utf8')));

/** Commands for one core each, in parallel, before the tests. */
export const lanes = [
  [{ name: 'types and lint', command: 'npm run -s lint', count: one }],
  [
    { name: 'dead exports', command: 'npm run -s dead', count: one },
    { name: 'licences of the packages', command: 'node scripts/licences.mjs', count: one },
    { name: 'known weaknesses of the packages', command: 'npm run -s advisories', count: askedCounts },
    { name: 'build', command: 'npm run -s build', count: one },
    { name: 'budgets', command: 'node scripts/budgets.mjs', count: one },
  ],
];

/** The tests of `npm test`. */
export const daily = (scratch, statements) => [
  jest(scratch, 'domain, store and app', ''),
  {
    name: 'server and identity, on the embedded engine',
    command: 'npm run -s test:server -- --engine=pglite',
    count: nodeCounts,
  },
  browser(scratch, statements, 'the journeys in a browser', '--grep @journey'),
];

/** The steps of `npm run test:all` besides those of `npm test`. */
export const beyond = (scratch, statements) => [
  {
    ...jest(
      scratch,
      'properties of domain, with their full number of runs',
      `--runTestsByPath ${properties().join(' ')}`,
    ),
    env: { PROPERTY_RUNS: 'all' },
  },
  {
    name: 'server and identity, on PostgreSQL and as a process',
    command: 'npm run -s test:server -- --engine=postgres',
    env: { PROPERTY_RUNS: 'all' },
    count: postgresCounts,
  },
  {
    name: 'random families, as long as they say',
    command: 'npm run -s test:server -- --engine=pglite server/test/model/model.test.ts',
    env: { PROPERTY_RUNS: 'all' },
    count: nodeCounts,
  },
  browser(scratch, statements, 'everything else in a browser', '--grep-invert @journey'),
  {
    name: 'the plan of each statement of the browser tests',
    command: 'npm run -s test:plans',
    env: { SEEN_STATEMENTS: statements },
    count: postgresCounts,
  },
  { name: 'each step of deploy/', command: 'node scripts/image.mjs', count: one },
];

/** The tests that the changes since a commit affect, for `npm test -- --changed`: first, and last if one fails. */
export const changedFirst = (scratch, commit) => [
  jest(scratch, 'domain, store and app: affected tests', `--changedSince=${commit} --passWithNoTests`),
  {
    name: 'server and identity: affected tests',
    command: `npm run -s test:server -- --engine=pglite --changed-since=${commit}`,
    count: nodeCounts,
  },
];
