import type { Card } from './treeLayout.ts';

export type WalkKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

const WALK_KEYS: readonly string[] = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
] satisfies WalkKey[];

export const isWalkKey = (key: string): key is WalkKey => WALK_KEYS.includes(key);

/**
 * The card a key leads to: the next one in the row, the nearest of the row above or below, the first or the last; the
 * same one at an edge.
 */
export function walk<Person>(cards: readonly Card<Person>[], from: Card<Person>, key: WalkKey): Card<Person> {
  if (key === 'Home') return cards[0] ?? from;
  if (key === 'End') return cards.at(-1) ?? from;
  const nearest = (candidates: readonly Card<Person>[]) =>
    candidates.toSorted((a, b) => distance(a, from) - distance(b, from))[0] ?? from;
  if (key === 'ArrowLeft') return nearest(cards.filter(({ x, y }) => y === from.y && x < from.x));
  if (key === 'ArrowRight') return nearest(cards.filter(({ x, y }) => y === from.y && x > from.x));
  return nearest(cards.filter(({ y }) => (key === 'ArrowUp' ? y < from.y : y > from.y)));
}

/** A row counts for more than a column, so that up never skips a generation. */
const distance = <Person>(a: Card<Person>, b: Card<Person>) => Math.abs(a.y - b.y) * 1000 + Math.abs(a.x - b.x);
