import { mayBeParty } from '../../domain/contracts/maker.ts';
import { kinshipOf } from '../../domain/relations/kinship.ts';
import type { Caller } from '../caller.ts';
import type { ContractDetail } from '../../domain/wire/contract.ts';
import type { FamilySnapshot, UserRow } from '../repositories/family.ts';
import { kinshipIn } from './relatives.ts';
import { lastingPartner } from './visibleFamily.ts';

/** Who gives by a plan: the founder, and who is their partner today, as far as they can be in a contract. */
export function planGivers(snapshot: FamilySnapshot): UserRow[] {
  const founder = snapshot.people.find(({ relation_type }) => relation_type === null);
  const partner = founder && lastingPartner(snapshot, founder.id);
  return [founder, partner].filter(
    (person): person is UserRow => person !== undefined && mayBeParty(person) && !person.divorced,
  );
}

/** The children of the founder that something can be planned for. */
export const plannedFor = (snapshot: FamilySnapshot): UserRow[] =>
  snapshot.people.filter(
    (person) =>
      mayBeParty(person) &&
      kinshipOf({ relation_type: person.relation_type, ...kinshipIn(snapshot, person) }) === 'child',
  );

/** Whether somebody makes plans, and sees them: who manages the family, and the parents (docs/decisions/0006). */
export const mayPlan = (snapshot: FamilySnapshot, { userId, familyRole }: Caller): boolean =>
  familyRole === 'manager' || planGivers(snapshot).some(({ id }) => id === userId);

/** Whether somebody sees a contract: a manager all of them, anybody else their own. */
export const seesContract = (
  { hashid, familyRole }: Pick<Caller, 'hashid' | 'familyRole'>,
  { parties }: ContractDetail,
) => familyRole === 'manager' || [...parties.from, ...parties.to].some((party) => party.hashid === hashid);
