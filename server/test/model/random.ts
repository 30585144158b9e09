/** Numbers that follow from a seed (mulberry32), and the draws a line needs. */
export interface Random {
  /** From 0 to below `below`. */
  below: (below: number) => number;
  /** True this often out of 100. */
  chance: (percent: number) => boolean;
  of: <Item>(items: readonly Item[]) => Item;
}

/** @param seed a whole number */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    chance: (percent) => below(100) < percent,
    of: (items) => items[below(items.length)]!,
  };
}
