import type { CurrentUser } from '../../../domain/wire/user.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { stillManager } from '../../policies/managers.ts';
import { type ClaimRow, endClaim, lockOpenClaim, openClaimOf } from '../../repositories/claims.ts';
import { familyPeople, lockFamilyForUpdate } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { requireActiveSession } from '../security/ownAccount.ts';
import { currentUser } from '../users/currentUser.ts';
import type { Recorded } from './make.ts';
import { notifyClaim } from './notify.ts';

/** Withdraws a claim that does not count yet: for managers of the family. Throws N404, F403, U401. */
export async function withdrawClaim(tx: Tx, actor: Actor, services: Services, hashid: string): Promise<CurrentUser> {
  const { caller } = actor;
  await requireActiveSession(tx, actor, services);
  await lockFamilyForUpdate(tx, caller);
  const people = await familyPeople(tx, caller);
  const by = stillManager(people, caller);
  const claim = await lockOpenClaim(tx, caller, hashid);
  const person = people.find(({ id }) => id === claim?.user_id);
  if (!claim || !person) throw notFound();
  await withdraw(tx, actor, services, { people, person, by }, claim);
  return currentUser(tx, services, caller);
}

/** The same for the claim of this kind, if there is one. */
export async function withdrawOpen(
  tx: Tx,
  actor: Actor,
  services: Services,
  recorded: Recorded,
  kind: ClaimRow['kind'],
): Promise<void> {
  const claim = await openClaimOf(tx, recorded.person, kind);
  if (claim) await withdraw(tx, actor, services, recorded, claim);
}

async function withdraw(
  tx: Tx,
  actor: Actor,
  services: Services,
  { people, person, by }: Recorded,
  claim: ClaimRow,
): Promise<void> {
  const { kind, date } = claim;
  await endClaim(tx, claim, 'withdrawn', actor.now);
  await actor.record(tx, { action: 'withdraw', entity: 'claim', hashid: person.hashid, after: { kind, date } });
  await notifyClaim(tx, actor, services, { people, person, by, claim }, 'claim_withdrawn');
}
