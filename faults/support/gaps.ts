import { demand } from '../fault.ts';
import type { Writers } from './writers.ts';

/**
 * The outage that people noticed: the milliseconds until everything was answered again, and each answer meanwhile.
 * @throws Error on any other failure than 503.
 */
export function noticed({ course }: Writers, from: number, bar: number): string {
  const after = course.filter(({ at }) => at >= from);
  // A rate limit that was met is not the breakdown's.
  const failed = after.filter(({ status }) => status !== 200 && status !== 429);
  const last = failed.at(-1)?.at ?? from;
  const others = failed.filter(({ status }) => status !== 503);
  const figure = `${failed.length} answers of 503, the last after ${Math.round(last - from)} ms`;
  demand(others.length === 0, `${figure}; also ${[...new Set(others.map(({ status }) => status))].join(', ')}`);
  demand(last - from <= bar, figure);
  return figure;
}
