import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds of CPU this thread has used; null if the system does not report it (only Linux does). */
function ownCpu(): number | null {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return null;
  }
}

export interface Turns {
  /**
   * The longest time the event loop stood still, in milliseconds, as others notice it; on a busy computer mostly
   * waiting for a turn.
   */
  stall: number;
  /** The most CPU time used between two turns of the event loop: our own part of it. */
  cpu: number | null;
  /** The total time. */
  took: number;
}

/** The effect of a piece of work on this process's event loop. */
export async function turnsOf(work: () => Promise<unknown>): Promise<Turns> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await wait(20);
  delays.reset();
  let [last, longest, watching] = [ownCpu(), 0, true];
  const look = () => {
    const now = ownCpu();
    if (now !== null && last !== null) longest = Math.max(longest, now - last);
    last = now;
    if (watching) setImmediate(look);
  };
  setImmediate(look);
  const started = performance.now();
  await work();
  const took = performance.now() - started;
  watching = false;
  await wait(20);
  delays.disable();
  return { stall: delays.max / 1e6, cpu: last === null ? null : longest, took };
}
