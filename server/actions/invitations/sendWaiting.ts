import type { Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { quietly } from '../../mail/answers.ts';
import { isReachable } from '../../policies/reachable.ts';
import { familyPeople, lockFamilyForUpdate, type OfFamily } from '../../repositories/family.ts';
import { hasOpenInvitation } from '../../repositories/invitations.ts';
import type { Services } from '../../services.ts';
import { invite } from './invite.ts';

/** Sends the invitations that waited for a manager's address to be verified. */
export async function sendWaitingInvitations(
  tx: Tx,
  visitor: Visitor,
  services: Services,
  family: OfFamily,
): Promise<void> {
  await lockFamilyForUpdate(tx, family);
  for (const person of await familyPeople(tx, family)) {
    const waits = person.login && person.invited && person.sub === null && isReachable(person);
    if (waits && !(await hasOpenInvitation(tx, family, person.id, visitor.now)))
      // An invitation over the limit is left for a manager to resend.
      await invite(tx, visitor, services, family, person, quietly);
  }
}
