const WORK = 300_000;

/**
 * How many times longer work takes here than the CPU it needs, because others want the machine too; 1 if nobody does.
 * Bars in seconds are for an idle machine.
 */
export function pace(): number {
  const [from, before] = [performance.now(), process.cpuUsage()];
  let used = 0;
  while (used < WORK) {
    const { user, system } = process.cpuUsage(before);
    used = user + system;
  }
  return Math.max(1, ((performance.now() - from) * 1000) / used);
}

/** Milliseconds in words, with the value for an idle machine. */
export const asTime = (milliseconds: number, times: number): string =>
  `${(milliseconds / 1000).toFixed(1)} s${times > 1.2 ? ` on a machine ${times.toFixed(1)} times as slow as alone` : ''}`;
