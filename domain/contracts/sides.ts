import type { Contract } from '../wire/contract.ts';
import type { Party } from '../wire/party.ts';
import type { PartySide } from '../wire/choices/party.ts';

/** A person's side of the agreement; 'none': a manager who is not a party. */
export type Side = PartySide | 'none';

export const hashids = (people: readonly { hashid: string }[]): string[] => people.map(({ hashid }) => hashid);

/** @param hashid of a person; undefined while nobody is known to be logged in */
export function sideOf(parties: Contract['parties'], hashid: string | undefined): Side {
  const isOne = (party: Party) => party.hashid === hashid;
  if (parties.from.some(isOne)) return 'from';
  return parties.to.some(isOne) ? 'to' : 'none';
}

/** 'Jan en Marijke': people of one family know each other by their first names. */
export const firstNames = (parties: readonly Party[]): string => parties.map(({ firstname }) => firstname).join(' en ');
