/** Waits for `outcome` while the faked clock advances, so that pauses between attempts take no time. */
export async function whileTimePasses<T>(outcome: PromiseLike<T>): Promise<T> {
  const state = { settled: false };
  const settle = () => void (state.settled = true);
  void outcome.then(settle, settle);
  while (!state.settled) await jest.advanceTimersByTimeAsync(1_000);
  return outcome;
}

/** Fakes the clock of pauses, but nothing that a Response needs. */
export const fakeClock = (): void =>
  void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
