import { setImmediate as turn } from 'node:timers/promises';

/** Lets everybody who waits go first. */
export const yieldToEventLoop = (): Promise<void> => turn();

/** Milliseconds of work after which the others get their turn. */
const SLICE_MS = 8;

/**
 * Does the same work for each of many items, without keeping the process from answering others in between; nor does
 * anything after it: the last slice ends with a turn as well.
 */
export async function yieldingMap<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let started = performance.now();
  for (const item of items) {
    results.push(work(item));
    if (performance.now() - started < SLICE_MS) continue;
    await yieldToEventLoop();
    started = performance.now();
  }
  await yieldToEventLoop();
  return results;
}
