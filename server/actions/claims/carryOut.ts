import { hasLogin } from '../../../domain/relations/canLogIn.ts';
import type { Acting } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { isLastManager } from '../../policies/managers.ts';
import { type ClaimRow, endClaim, openClaims } from '../../repositories/claims.ts';
import { partnershipOf } from '../../policies/partnerCandidates.ts';
import { loadFamily, type UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { endManagement } from '../management/end.ts';
import { setDeath } from '../users/setDeath.ts';
import { setDivorce } from '../users/setDivorce.ts';
import { shutOut } from '../users/shutOut.ts';

/**
 * Whether a claim can still be carried out: not if it is already so, the login is gone, or the family would lose its last
 * manager. Only a death needs no other manager: then the family goes on by asking for the management (docs/decisions/0018).
 */
export function fits(
  people: readonly UserRow[],
  person: UserRow,
  { kind, partner_id }: Pick<ClaimRow, 'kind' | 'partner_id'>,
): boolean {
  if (!hasLogin(person)) return false;
  if (kind === 'death') return true;
  if (kind === 'parted') {
    const partner = people.find(({ id }) => id === partner_id);
    // Anyone who got an account in the meantime is asked themselves.
    return partner?.sub === null && !partner.divorced;
  }
  if (isLastManager(people, person)) return false;
  return kind === 'role' ? person.family_role === 'manager' : kind === 'block' ? !person.blocked : !person.divorced;
}

/** Applies the claim, as it is done at once for somebody without a login. Other pending claims about a person who died lapse. */
export async function carryOut(
  tx: Tx,
  acting: Acting,
  services: Services,
  { people, person }: { people: readonly UserRow[]; person: UserRow },
  claim: ClaimRow,
): Promise<void> {
  const by = people.find(({ id }) => id === claim.recorded_by);
  switch (claim.kind) {
    case 'death':
      await setDeath(tx, acting, services, { person, by }, claim.date);
      for (const other of await openClaims(tx, acting.caller))
        if (other.user_id === person.id && other.id !== claim.id) await endClaim(tx, other, 'overtaken', acting.now);
      return;
    case 'block':
      return shutOut(tx, acting, services, person);
    case 'divorce':
      return setDivorce(tx, acting, services, person, claim);
    case 'parted': {
      const partner = people.find(({ id }) => id === claim.partner_id);
      const pair = partnershipOf(await loadFamily(tx, acting.caller), partner);
      // They may have said so themselves meanwhile, or no longer be a couple here.
      if (!partner || pair?.self_id !== person.id || pair.until_date !== null) return;
      return setDivorce(tx, acting, services, partner, { date: claim.date, partner_id: person.id });
    }
    case 'role':
      await acting.record(tx, { action: 'take', entity: 'management', hashid: person.hashid });
      return endManagement(tx, acting, services, person, 'taken');
  }
}
