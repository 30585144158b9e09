import { allCases, seed } from '../../domain/test/seed.ts';

/**
 * Picks cases of a long walk by the seed of the run, as it would take minutes whole: one in `every`, another one each run.
 * @param place of the case in the walk
 */
export const sampled = (place: number, every: number): boolean => allCases || (place + seed) % every === 0;
