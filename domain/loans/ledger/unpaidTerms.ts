import type { UnpaidTerm, UnpaidTerms } from './types.ts';

/** Lists the terms from the oldest to the newest: the order in which money is used for them. */
export function oldestFirst(unpaid: UnpaidTerms | null): UnpaidTerm[] {
  const list: UnpaidTerm[] = [];
  for (let one = unpaid; one !== null; one = one.older) list.push(one.newest);
  return list.reverse();
}

/** The inverse: chains a list from the oldest to the newest. */
export function unpaidTermsOf(list: readonly UnpaidTerm[]): UnpaidTerms | null {
  return list.reduce<UnpaidTerms | null>((older, newest) => ({ newest, older }), null);
}
