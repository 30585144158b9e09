import { seed } from '../../domain/test/seed.ts';

/** Whether all cases run: `npm run test:all` asks for them on PostgreSQL (scripts/check/steps.mjs). */
export const allCases = process.env['PROPERTY_RUNS'] === 'all';

/**
 * Picks cases of a long walk by the seed of the run, as it would take minutes whole: one in `every`, another one each run.
 * @param place of the case in the walk
 */
export const sampled = (place: number, every: number): boolean => allCases || (place + seed) % every === 0;
