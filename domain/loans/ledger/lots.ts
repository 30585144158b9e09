import type { Lot, Lots } from './types.ts';

/** From the oldest to the newest, as they are paid. */
export function oldestFirst(lots: Lots | null): Lot[] {
  const list: Lot[] = [];
  for (let one = lots; one !== null; one = one.older) list.push(one.lot);
  return list.reverse();
}

/** The other way round. */
export function lotsOf(list: readonly Lot[]): Lots | null {
  return list.reduce<Lots | null>((older, lot) => ({ lot, older }), null);
}
