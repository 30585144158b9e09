import type { ClaimAnswer } from '../../../domain/wire/claim.ts';
import type { CurrentUser } from '../../../domain/wire/user.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { isLastManager, LAST_MANAGER } from '../../policies/managers.ts';
import { endClaim, lockOpenClaim } from '../../repositories/claims.ts';
import { familyPeople, lockFamilyForUpdate, selfAmong } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { requireActiveSession } from '../security/ownAccount.ts';
import { currentUser } from '../users/currentUser.ts';
import { carryOut, fits } from './carryOut.ts';
import { notifyClaim } from './notify.ts';

const DEAD =
  'Op een overlijden kun je alleen nee zeggen. Ben je een nabestaande? Vraag wie de familie beheert om het in te trekken en opnieuw vast te leggen.';

/**
 * The person a claim is about says whether it is true: a yes carries it out at once, a no closes it, and whoever recorded it is
 * notified. Throws N404 for a claim that ended and for another's, C409 if it can't be carried out and for a yes to one's own
 * death, U401 for an ended session.
 */
export async function answerClaim(
  tx: Tx,
  actor: Actor,
  services: Services,
  { hashid, answer }: ClaimAnswer,
): Promise<CurrentUser> {
  const { caller, now } = actor;
  await requireActiveSession(tx, actor, services);
  await lockFamilyForUpdate(tx, caller);
  const people = await familyPeople(tx, caller);
  const person = selfAmong(people, caller);
  const claim = await lockOpenClaim(tx, caller, hashid);
  if (claim?.user_id !== person.id) throw notFound();
  const agreed = answer === 'yes';
  const { kind, date } = claim;
  if (agreed && kind === 'death') throw conflict(DEAD);
  // A divorce from somebody without an account ends nothing else.
  if (agreed && kind !== 'parted' && isLastManager(people, person)) throw conflict(LAST_MANAGER);
  await endClaim(tx, claim, agreed ? 'agreed' : 'refused', now);
  const action = agreed ? 'accept' : 'refuse';
  await actor.record(tx, { action, entity: 'claim', hashid: person.hashid, after: { kind, date } });
  await notifyClaim(
    tx,
    actor,
    services,
    { people, person, by: person, claim },
    agreed ? 'claim_agreed' : 'claim_refused',
  );
  if (agreed && fits(people, person, claim)) await carryOut(tx, actor, services, { people, person }, claim);
  const familyRole = agreed && kind !== 'parted' ? 'member' : caller.familyRole;
  return currentUser(tx, services, { ...caller, familyRole });
}
