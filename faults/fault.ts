/** What a line of the table gets from the runner. */
export interface Given {
  /** Take the full number of tries, where a short run takes a few. */
  long: boolean;
  /** Runs when the line is done, whatever came of it; the last one named runs first. */
  after(work: () => unknown): void;
  /** Tells how far it is. */
  say(text: string): void;
}

/** One line of the table of faults and loads (docs/reliability.md). */
export interface Fault {
  /** F1 to F24, L1 to L11; a letter after it where a line has two parts. */
  name: string;
  what: string;
  /** Does it, and answers with the figure. Throws Skipped where this machine can't, and anything else when it fails. */
  run(given: Given): Promise<string>;
}

/** This machine lacks what the line needs; the message says what. */
export class Skipped extends Error {}

/** @throws Error with the figure, when a bar is not met. */
export function demand(met: boolean, figure: string): void {
  if (!met) throw new Error(figure);
}

export const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Asks until it is so; the milliseconds that took. @throws Error after `patience` milliseconds. */
export async function until(so: () => Promise<boolean>, patience: number, what: string): Promise<number> {
  const from = performance.now();
  while (!(await so())) {
    demand(performance.now() - from < patience, `${what}: not within ${patience} ms`);
    await wait(50);
  }
  return performance.now() - from;
}

/** The value below which so large a part of the values lies; 0 where there are none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
