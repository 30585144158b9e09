import fc from 'fast-check';

/**
 * The seed of all random cases in a test run. It is in the titles of those tests, and fast-check prints it with its findings:
 * `PROPERTY_SEED=<number> npm test` repeats a run.
 */
export const seed = Number(process.env['PROPERTY_SEED'] ?? Date.now() % 2 ** 31);

fc.configureGlobal({ seed });

/**
 * How often a property is tried: the full number in `npm run test:all` (`PROPERTY_RUNS=all`), and a tenth of that in `npm
 * test`, where each run takes other cases by another seed.
 */
export const runs = (all: number) => (process.env['PROPERTY_RUNS'] === 'all' ? all : Math.ceil(all / 10));
