import { equalShares } from '../../../domain/gifts/equalShares.ts';
import type { EqualShares } from '../../../domain/wire/gifts.ts';
import type { Caller } from '../../caller.ts';
import type { Queryable } from '../../db/database.ts';
import { giftPeople } from '../../presenters/giftPeople.ts';
import { loadFamily } from '../../repositories/family.ts';
import { familyContracts } from '../statements/familyContracts.ts';

/** What each child got from its parents; a member sees it only when the parents chose that. */
export async function shares(db: Queryable, caller: Caller, today: string): Promise<EqualShares> {
  const snapshot = await loadFamily(db, caller);
  const { shares_visibility: visibility } = snapshot.family;
  if (caller.familyRole !== 'parent' && visibility === 'parents') return { visibility, shares: null };
  const people = giftPeople(snapshot);
  const nameOf = (hashid: string) => people.find((person) => person.hashid === hashid)?.firstname ?? '';
  const rows = equalShares(await familyContracts(db, caller, today), people);
  return { visibility, shares: rows.map((row) => ({ ...row, firstname: nameOf(row.child) })) };
}
