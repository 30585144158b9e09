import type { Contract } from '../wire/contract.ts';
import type { Party } from '../wire/party.ts';

/** Everybody in these contracts, once, in the order in which the list first names them. */
export function peopleIn(contracts: readonly Pick<Contract, 'parties'>[]): Party[] {
  const known = new Map<string, Party>();
  for (const { parties } of contracts)
    for (const party of [...parties.from, ...parties.to]) known.set(party.hashid, party);
  return [...known.values()];
}
