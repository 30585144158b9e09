/** The runner's services for a line of the table. */
export interface Given {
  /** Take the full number of tries; a short run takes a few. */
  long: boolean;
  /** Runs when the line is done, whatever the outcome; the last one registered runs first. */
  after(work: () => unknown): void;
  /** Reports the progress. */
  say(text: string): void;
}

/** One line of the table of faults and loads (docs/reliability.md). */
export interface Fault {
  /** F1 to F24, L1 to L11; a letter after it if a line has two parts. */
  name: string;
  what: string;
  /** Runs it, and returns the figure. Throws Skipped if this machine can't, and anything else if it fails. */
  run(given: Given): Promise<string>;
}

/** This machine lacks something the line needs; the message names it. */
export class Skipped extends Error {}

/** @throws Error with the figure, if a bar is not met. */
export function demand(met: boolean, figure: string): void {
  if (!met) throw new Error(figure);
}

export const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Polls until it is true; returns the milliseconds that took. @throws Error after `patience` milliseconds. */
export async function until(so: () => Promise<boolean>, patience: number, what: string): Promise<number> {
  const from = performance.now();
  while (!(await so())) {
    demand(performance.now() - from < patience, `${what}: not within ${patience} ms`);
    await wait(50);
  }
  return performance.now() - from;
}

/** The value below which this large a part of the values lies; 0 if there are none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
