import { mayBeParty } from '../../domain/contracts/maker.ts';
import { kinshipOf } from '../../domain/relations/kinship.ts';
import type { Caller } from '../caller.ts';
import type { ContractDetail } from '../../domain/wire/contract.ts';
import type { FamilySnapshot, UserRow } from '../repositories/family.ts';
import { kinshipIn } from './relatives.ts';
import { lastingPartner } from './visibleFamily.ts';

/** The givers of a plan: the founder and their current partner, as far as they can be in a contract. */
export function planGivers(snapshot: FamilySnapshot): UserRow[] {
  const founder = snapshot.people.find(({ relation_type }) => relation_type === null);
  const partner = founder && lastingPartner(snapshot, founder.id);
  return [founder, partner].filter(
    (person): person is UserRow => person !== undefined && mayBeParty(person) && !person.divorced,
  );
}

/** The children of the founder a plan can be made for. */
export const plannedFor = (snapshot: FamilySnapshot): UserRow[] =>
  snapshot.people.filter(
    (person) =>
      mayBeParty(person) &&
      kinshipOf({ relation_type: person.relation_type, ...kinshipIn(snapshot, person) }) === 'child',
  );

/** Whether somebody may make and see plans: managers of the family, and the parents (docs/decisions/0006). */
export const mayPlan = (snapshot: FamilySnapshot, { userId, familyRole }: Caller): boolean =>
  familyRole === 'manager' || planGivers(snapshot).some(({ id }) => id === userId);

/** Whether somebody sees a contract: managers see all of them, others their own. */
export const seesContract = (
  { hashid, familyRole }: Pick<Caller, 'hashid' | 'familyRole'>,
  { parties }: ContractDetail,
) => familyRole === 'manager' || [...parties.from, ...parties.to].some((party) => party.hashid === hashid);
