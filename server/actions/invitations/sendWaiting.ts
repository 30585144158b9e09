import type { Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { quietly } from '../../mail/answers.ts';
import { isReachable } from '../../policies/reachable.ts';
import { familyPeople, lockFamilyForUpdate, type OfFamily } from '../../repositories/family.ts';
import { hasOpenInvitation } from '../../repositories/invitations.ts';
import type { Services } from '../../services.ts';
import { invite } from './invite.ts';

/** Sends the invitations that waited until the address of whoever manages the family was verified. */
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
      // One too many is left for whoever manages to send again.
      await invite(tx, visitor, services, family, person, quietly);
  }
}
