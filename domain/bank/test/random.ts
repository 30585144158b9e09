/** Random numbers, the same for the same seed. */
export function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    between,
    chance: (share: number): boolean => next() < share,
    oneOf: <Choices extends readonly [unknown, ...unknown[]]>(choices: Choices): Choices[number] =>
      choices[between(0, choices.length - 1)] ?? choices[0],
  };
}

export type Random = ReturnType<typeof randomOf>;
