import { countingOf, NOBODY_TO_ASK } from '../../../domain/relations/counting.ts';
import { withoutAccess } from '../../../domain/relations/withoutAccess.ts';
import type { CurrentUser } from '../../../domain/wire/user.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { familyLink } from '../../familyLink.ts';
import { invalid } from '../../http/errors.ts';
import { letInMail } from '../../mail/letInMail.ts';
import { orRefuse } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { isReachable } from '../../policies/reachable.ts';
import { emailVerified } from '../../repositories/emailVerified.ts';
import { familyHashid, type UserRow } from '../../repositories/family.ts';
import { mailAddressOf } from '../../repositories/mailAddress.ts';
import type { Services } from '../../services.ts';
import { limitAct } from '../limitAct.ts';
import { invite } from '../invitations/invite.ts';
import { makeClaim } from '../claims/make.ts';
import { withdrawOpen } from '../claims/withdraw.ts';
import { currentUser } from './currentUser.ts';
import { lockedPerson } from './lockedPerson.ts';
import { setBlocked, shutOut } from './shutOut.ts';

const NOT_YOURSELF = 'Je kunt jezelf niet blokkeren.';

/**
 * Blocks a relation: at once, or as a claim if they have a login (docs/decisions/0013). A block stays. Throws N404,
 * V422, R429, U401.
 */
export async function blockRelation(tx: Tx, actor: Actor, services: Services, hashid: string): Promise<CurrentUser> {
  const { caller } = actor;
  const recorded = await lockedPerson(tx, actor, services, hashid);
  const { person } = recorded;
  if (person.id === caller.userId) throw invalid({ hashid: NOT_YOURSELF });
  if (person.blocked) return currentUser(tx, services, caller);
  const counting = countingOf(person);
  if (counting === 'refused') throw invalid({ hashid: NOBODY_TO_ASK });
  if (counting === 'claim') await makeClaim(tx, actor, services, recorded, { kind: 'block' });
  else {
    await limitAct(tx, actor, 'block', hashid);
    await shutOut(tx, actor, services, person);
  }
  return currentUser(tx, services, caller);
}

/**
 * Takes a block back (docs/decisions/0020): the login works again and a mail says so, or somebody who had not joined is invited
 * again. The management does not come back automatically. A block that does not count yet is withdrawn. Others are left alone.
 * Throws N404, V422, R429, U401.
 */
export async function unblockRelation(tx: Tx, actor: Actor, services: Services, hashid: string): Promise<CurrentUser> {
  const recorded = await lockedPerson(tx, actor, services, hashid);
  const { person, by } = recorded;
  if (!person.blocked) await withdrawOpen(tx, actor, services, recorded, 'block');
  else {
    const reason = withoutAccess(person);
    if (reason !== null) throw invalid({ hashid: reason });
    await letIn(tx, actor, services, await setBlocked(tx, actor, services, person, false), by);
  }
  return currentUser(tx, services, actor.caller);
}

/** Mails a person who is let in again; whether they had joined already decides which mail. */
async function letIn(tx: Tx, actor: Actor, services: Services, person: UserRow, by: UserRow): Promise<void> {
  const { caller, now } = actor;
  if (person.sub !== null) {
    const email = await mailAddressOf(tx, services, person);
    const url = familyLink(services, await familyHashid(tx, caller), '/overzicht');
    const mail = letInMail({ email, firstname: person.firstname, by: by.firstname, url });
    if (email !== '') await queueMail(tx, { ...mail, userId: person.id, namesId: by.id }, now, orRefuse);
  } else if (person.invited && isReachable(person) && (await emailVerified(tx, caller))) {
    await invite(tx, actor, services, caller, person, orRefuse);
  }
}
