import timers from 'node:timers/promises';

/** Longer than any of the work that must not be told apart takes. */
const SAME_TIME_MS = 300;

/**
 * Does work whose duration must not reveal its result (S-125, S-172): it takes at least this long, also when it is
 * refused. Throws what the work throws.
 */
export async function inSameTime<T>(work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, timers.setTimeout(SAME_TIME_MS)]);
  return work;
}
