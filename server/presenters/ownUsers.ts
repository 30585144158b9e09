import { mayBeParty, mayMakeContract } from '../../domain/contracts/maker.ts';
import type { OwnUser } from '../../domain/wire/user.ts';
import type { Caller } from '../caller.ts';
import { visibleFamily } from '../policies/visibleFamily.ts';
import type { FamilySnapshot, UserRow } from '../repositories/family.ts';
import { presentOwnUser } from './relation.ts';

/** The people the caller may name in their own contract: everybody in the family who may be a party (docs/decisions/0018). */
export function nameable(whole: FamilySnapshot, { userId }: Pick<Caller, 'userId'>): UserRow[] {
  const self = whole.people.find(({ id }) => id === userId);
  return self && mayMakeContract(self) ? whole.people.filter(mayBeParty) : [];
}

/** The own users: people the caller sees, and, by name only, people they may name. */
export function presentOwnUsers(whole: FamilySnapshot, caller: Caller): OwnUser[] {
  const seen = visibleFamily(whole, caller);
  const known = new Set(seen.people.map(({ id }) => id));
  return [
    ...seen.people.filter(({ blocked }) => !blocked).map((person) => presentOwnUser(seen, person)),
    ...nameable(whole, caller)
      .filter(({ id }) => !known.has(id))
      .map(({ hashid, firstname, infix, lastname }) => ({ hashid, firstname, infix, lastname })),
  ];
}
