import type { Lot } from './types.ts';

/**
 * What is unpaid of the terms, the newest first. The books of each day add one to those of the day before and share the
 * others: copied for each of 360 terms, they would be most of the work of a ledger.
 */
export interface Lots {
  lot: Lot;
  older: Lots | null;
}

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
