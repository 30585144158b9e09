/**
 * The mutation tester: it builds small faults into a copy of the code, one at a time, and the tests must notice.
 * MUTATED names the part, `domain` or `store`; `npm run mutation` runs both (docs/mutation.md).
 */

/**
 * The parts, and the tests of each. The oracle needs its 100,000 terms: minutes per fault; places and sources are looked
 * up in the text of the server's files, which are not copied.
 */
const parts = {
  domain: {
    spec: ['domain/**/!(*.properties).test.ts', 'domain/**/*.properties.test.ts'],
    ignore: ['domain/**/*.oracle.test.ts', 'domain/contracts/clauses/places.test.ts', 'domain/sources/sources.test.ts'],
  },
  'src/store/modules': { spec: ['src/store/**/*.test.ts'] },
};
const mutated = process.env.MUTATED ?? 'domain';
const part = Object.keys(parts).find((code) => mutated === code || mutated.startsWith(`${code}/`));
if (part === undefined)
  throw new Error(`MUTATED is one of ${Object.keys(parts).join(', ')}, or a folder in it, not ${mutated}.`);
const name = part.replaceAll('/', '-');

export default {
  testRunner: 'mocha',
  mochaOptions: {
    ...parts[part],
    // Fewer tests make the faults in tables cheap: each of those reloads its tests (docs/mutation.md).
    ...(process.env.MUTATION_TESTS && { spec: [process.env.MUTATION_TESTS] }),
    require: ['./mutation/mochaSetup.cjs'],
  },
  mutate: [`${mutated}/**/*.ts`, '!**/*.test.ts', '!**/test/**'],
  plugins: ['@stryker-mutator/mocha-runner'],
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  timeoutMS: 15_000,
  reporters: ['html', 'json', 'clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `reports/mutation/${name}.html` },
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  incremental: true,
  incrementalFile: `.cache/mutation-${name}.json`,
  tempDirName: '.cache/mutation',
  ignorePatterns: [
    'dist*',
    'data*',
    'screenshots',
    'test-results',
    'reports',
    'e2e',
    'identity',
    'server',
    'bench',
    'faults',
    'demo',
  ],
  disableTypeChecks: '{domain,src}/**/*.{ts,tsx}',
  thresholds: { high: 90, low: 85, break: 85 },
};
