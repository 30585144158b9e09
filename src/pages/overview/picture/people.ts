import { peopleIn } from '../../../../domain/contracts/peopleIn.ts';
import { familyOrder } from '../../../../domain/family/familyOrder.ts';
import { compareNames, fullName } from '../../../../domain/names/name.ts';
import type { Contract } from '../../../../domain/wire/contract.ts';
import type { Party } from '../../../../domain/wire/party.ts';
import type { CurrentUser, Relation } from '../../../../domain/wire/user.ts';

/** A person in the drawing. */
export interface Someone {
  person: Party;
  /** Who it is in the family, if the reader sees them there. */
  relation: Relation | null;
  /** The first name; all of it if somebody else in the drawing has the same. */
  name: string;
  /** The place in the order of the family. */
  rank: number;
}

/**
 * The parties of the contracts by hashid, in the order of the family (docs/decisions/0017); people whom the reader does not see
 * there come last, by name.
 */
export function peopleInPicture(contracts: readonly Contract[], me: CurrentUser | null): Map<string, Someone> {
  const parties = new Map(peopleIn(contracts).map((party) => [party.hashid, party]));
  const family: Relation[] = me ? familyOrder<Relation>(me, [me, ...me.children, ...me.others]) : [];
  const known = new Map(family.map((relation) => [relation.hashid, relation]));
  const others = [...parties.values()].filter(({ hashid }) => !known.has(hashid)).toSorted(compareNames);
  const order = [...known.keys(), ...others.map(({ hashid }) => hashid)];
  const called = [...parties.values()].map(({ firstname }) => firstname);
  return new Map(
    order.flatMap((hashid, rank) => {
      const person = parties.get(hashid);
      if (!person) return [];
      const isOnly = called.filter((name) => name === person.firstname).length === 1;
      const name = isOnly ? person.firstname : fullName(person);
      return [[hashid, { person, relation: known.get(hashid) ?? null, name, rank }] as const];
    }),
  );
}
