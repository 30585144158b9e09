import { validateInvitation } from '../../../domain/relations/validateInvitation.ts';
import type { CurrentUser, InvitationForm } from '../../../domain/wire/user.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { orRefuse } from '../../mail/answers.ts';
import { stillManager } from '../../policies/managers.ts';
import { emailVerified } from '../../repositories/emailVerified.ts';
import { familyPeople, lockFamilyForUpdate } from '../../repositories/family.ts';
import { updateUser } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { requireActiveSession } from '../security/ownAccount.ts';
import { currentUser } from '../users/currentUser.ts';
import { invite } from './invite.ts';

/**
 * Gives an adult of the family a login of their own, a partner too (docs/decisions/0018): the mail goes out at once, or
 * once the caller's own address is verified. Throws F403, N404, V422 on the field that can't be, R429, U401 for a
 * session that has ended: a login outlasts it.
 */
export async function inviteRelation(
  tx: Tx,
  actor: Actor,
  services: Services,
  asked: InvitationForm,
): Promise<CurrentUser> {
  const { caller, now, today } = actor;
  const form = { ...asked, email: asked.email.trim() };
  await lockFamilyForUpdate(tx, caller);
  const people = await familyPeople(tx, caller);
  stillManager(people, caller);
  const person = people.find(({ hashid }) => hashid === form.hashid);
  if (!person) throw notFound();
  const others = people.filter(({ id }) => id !== person.id);
  const wrong = validateInvitation(form, person, others, today);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  await requireActiveSession(tx, actor, services);
  const { email } = form;
  const invited = await updateUser(tx, caller, person.id, { email, login: true, invited: true }, now);
  if (await emailVerified(tx, caller)) await invite(tx, actor, services, caller, invited, orRefuse);
  await actor.record(tx, {
    action: 'invite',
    entity: 'user',
    hashid: person.hashid,
    before: { email: person.email, login: person.login },
    after: { email, login: true },
  });
  return currentUser(tx, services, caller);
}
