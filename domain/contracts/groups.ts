import { compareFirstNames } from '../names/name.ts';
import type { Party } from '../wire/party.ts';

interface Between {
  parties: { from: readonly Party[]; to: readonly Party[] };
}

export interface PeopleGroup<Contract extends Between> {
  /** The same for the same people. */
  key: string;
  people: readonly Party[];
  contracts: readonly Contract[];
}

/** The people a contract is with, as the reader sees it: the other side, or the receivers if the reader is in neither. */
function counterparty({ parties: { from, to } }: Between, own: readonly string[]): readonly Party[] {
  return to.some(({ hashid }) => own.includes(hashid)) ? from : to;
}

/** By the first of them, then by the next; the shorter list first. */
function comparePeople(a: readonly Party[], b: readonly Party[]): number {
  for (const [at, one] of a.entries()) {
    const other = b[at];
    const order = other ? compareFirstNames(one, other) : 1;
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/**
 * The contracts by the people on the other side, by first name; within a group they keep their order. Each contract is
 * in one group: what several people borrow together is not repeated under each of them.
 * @param own hashids of the reader and, where they count together, of the partner
 */
export function groupByPeople<Contract extends Between>(
  contracts: readonly Contract[],
  own: readonly string[],
): PeopleGroup<Contract>[] {
  const groups = new Map<string, { people: readonly Party[]; contracts: Contract[] }>();
  for (const contract of contracts) {
    const people = counterparty(contract, own);
    const key = people
      .map(({ hashid }) => hashid)
      .sort()
      .join(' ');
    const group = groups.get(key) ?? { people, contracts: [] };
    group.contracts.push(contract);
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => ({ key, ...group })).sort((a, b) => comparePeople(a.people, b.people));
}
