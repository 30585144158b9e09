import type { Caller } from '../caller.ts';
import type { ContractRecord } from '../repositories/contracts.ts';
import type { FamilySnapshot, UserRow } from '../repositories/family.ts';

/** The other half of a current partnership. */
export function lastingPartner(snapshot: FamilySnapshot, personId: number): UserRow | undefined {
  const pair = snapshot.partnerships.find(
    (p) => p.until_date === null && (p.self_id === personId || p.partner_id === personId),
  );
  const otherId = pair?.self_id === personId ? pair.partner_id : pair?.self_id;
  return snapshot.people.find((p) => p.id === otherId);
}

/** Whether a caller still belongs to the family: a divorced partner keeps their contracts, and gets no new data of it. */
export const stillOfFamily = (
  { people }: Pick<FamilySnapshot, 'people'>,
  { userId }: Pick<Caller, 'userId'>,
): boolean => people.some(({ id, divorced }) => id === userId && !divorced);

/**
 * The part of the family a caller may see: a manager all of it; a member themselves and their current partner, so that
 * a child sees nothing of the siblings (S-33) and someone who divorced gets no new data of the family.
 */
export function visibleFamily(snapshot: FamilySnapshot, caller: Pick<Caller, 'userId' | 'familyRole'>): FamilySnapshot {
  if (caller.familyRole === 'manager') return snapshot;
  const partner = lastingPartner(snapshot, caller.userId);
  return { ...snapshot, people: snapshot.people.filter((p) => p.id === caller.userId || p.id === partner?.id) };
}

/**
 * The people whose birth date and address are in the agreement of a contract: once signed, everybody in it. In a concept only
 * those whose data its maker may know: naming a sister reveals nothing about her (S-178).
 */
export function datedOn(
  snapshot: FamilySnapshot,
  { createdBy, terms }: Pick<ContractRecord, 'createdBy' | 'terms'>,
): readonly UserRow[] {
  const maker = snapshot.people.find(({ id }) => id === createdBy);
  if (terms.signed_date !== null || !maker) return snapshot.people;
  return visibleFamily(snapshot, { userId: maker.id, familyRole: maker.family_role }).people;
}
