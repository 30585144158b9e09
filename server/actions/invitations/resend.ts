import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, notFound, tooMany } from '../../http/errors.ts';
import { orRefuse } from '../../mail/answers.ts';
import { invite } from './invite.ts';
import { stillManager } from '../../policies/managers.ts';
import { isReachable } from '../../policies/reachable.ts';
import { emailVerified } from '../../repositories/emailVerified.ts';
import { familyPeople, lockFamilyForUpdate } from '../../repositories/family.ts';
import { invitationTimes } from '../../repositories/invitations.ts';
import type { Services } from '../../services.ts';

const NOTHING_TO_SEND = 'Deze persoon heeft geen open uitnodiging.';
const VERIFY_FIRST = 'Bevestig eerst je eigen e-mailadres. Daarna versturen we de uitnodiging meteen.';
const VERIFY_THERE =
  'Bevestig eerst je eigen e-mailadres bij de dienst waarmee je inlogt. Log daarna opnieuw in en verstuur de uitnodiging nog eens.';
/** The time between two mails to one person; the daily limit is the mail queue's. */
const WAIT_MS = 60_000;

/** Sends an invitation again; the previous one stops working (S-120). Throws F403, N404, C409, R429. */
export async function resendInvitation(tx: Tx, actor: Actor, services: Services, hashid: string): Promise<void> {
  const { caller } = actor;
  await lockFamilyForUpdate(tx, caller);
  const people = await familyPeople(tx, caller);
  stillManager(people, caller);
  const person = people.find((one) => one.hashid === hashid);
  if (!person) throw notFound();
  if (!person.invited || person.sub || !isReachable(person)) throw conflict(NOTHING_TO_SEND);
  if (!(await emailVerified(tx, caller))) throw conflict(services.accounts ? VERIFY_FIRST : VERIFY_THERE);
  const now = actor.now.getTime();
  const [last] = await invitationTimes(tx, caller, person.id, new Date(now - WAIT_MS));
  if (last && now - last.getTime() < WAIT_MS) throw tooMany((WAIT_MS - (now - last.getTime())) / 1000);
  await invite(tx, actor, services, caller, person, orRefuse);
  await actor.record(tx, { action: 'invite', entity: 'user', hashid });
}
