/**
 * The mutation tester: small faults are built into a copy of the code, one at a time, and the tests must notice.
 * MUTATED names the part, `domain` or `store`; `npm run mutation` runs both (docs/mutation.md).
 */
import { require as load } from 'tsx/cjs/api';

const { default: jest } = load('../jest.config.ts', import.meta.url);

/** The store's tests run as QA runs them. `projects: []` keeps the other projects of jest.config.ts out. */
const withJest = {
  testRunner: 'jest',
  jest: { projectType: 'custom', config: { ...jest.projects.find(({ displayName }) => displayName === 'store'), projects: [] } },
};

/** Six thousand faults: mocha, which keeps the code loaded. The oracle insists on its 100,000 terms, minutes a fault. */
const withMocha = {
  testRunner: 'mocha',
  mochaOptions: { spec: ['domain/**/*.test.ts'], ignore: ['domain/**/*.oracle.test.ts'], require: ['./mutation/mochaSetup.cjs'] },
};

const parts = {
  domain: { code: 'domain', runner: withMocha },
  store: { code: 'src/store/modules', runner: withJest },
};
const part = process.env.MUTATED ?? 'domain';
if (!Object.hasOwn(parts, part)) throw new Error(`MUTATED is domain or store, not ${part}.`);
const { code, runner } = parts[part];

export default {
  ...runner,
  mutate: [`${code}/**/*.ts`, '!**/*.test.ts', '!**/test/**'],
  plugins: ['@stryker-mutator/jest-runner', '@stryker-mutator/mocha-runner'],
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  timeoutMS: 20_000,
  reporters: ['html', 'json', 'clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `reports/mutation/${part}.html` },
  jsonReporter: { fileName: `reports/mutation/${part}.json` },
  incremental: true,
  incrementalFile: `.cache/mutation-${part}.json`,
  tempDirName: '.cache/mutation',
  ignorePatterns: ['dist*', 'data*', 'screenshots', 'test-results', 'reports', 'e2e', 'identity', 'server', 'bench', 'demo'],
  disableTypeChecks: '{domain,src}/**/*.{ts,tsx}',
  thresholds: { high: 90, low: 85, break: 85 },
};
