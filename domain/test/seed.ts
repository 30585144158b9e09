import fc from 'fast-check';

/**
 * The seed of all random cases in a test run. It is in the titles of those tests, and fast-check prints it with its findings:
 * `PROPERTY_SEED=<number> npm test` repeats a run.
 */
export const seed = Number(process.env['PROPERTY_SEED'] ?? Date.now() % 2 ** 31);

fc.configureGlobal({ seed });

/** Whether each test tries all of its cases (`npm run test:all`). */
export const allCases = process.env['PROPERTY_RUNS'] === 'all';

/**
 * How often a property is tried: the full number in `npm run test:all` (`PROPERTY_RUNS=all`), and a tenth of that in `npm
 * test`, where each run takes other cases by another seed.
 */
export const runs = (all: number) => (allCases ? all : Math.ceil(all / 10));
