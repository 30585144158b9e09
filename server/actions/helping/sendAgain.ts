import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict } from '../../http/errors.ts';
import { orRefuse } from '../../mail/answers.ts';
import { managersAmong } from '../../policies/managers.ts';
import { isReachable } from '../../policies/reachable.ts';
import { emailVerified } from '../../repositories/emailVerified.ts';
import { familyPeople, lockFamilyForUpdate } from '../../repositories/family.ts';
import type { HelpedRow } from '../../repositories/helpedPeople.ts';
import type { Services } from '../../services.ts';
import { invite } from '../invitations/invite.ts';
import { ownAccounts } from '../security/ownAccount.ts';
import { sendVerification } from '../verification/sendVerification.ts';
import { helpedFor } from './present.ts';
import { recordHelp } from './record.ts';

const VERIFY_FIRST =
  'Wie de familie beheert, bevestigt eerst het eigen e-mailadres. Dan gaat de uitnodiging vanzelf weg.';
const NOT_REACHABLE = 'Deze persoon heeft geen e-mailadres, of hoort niet meer bij de familie.';

/**
 * Resends the mail that gives somebody access: the address confirmation, or the invitation in the name of a manager of their
 * family. It only goes to the known address. Throws N404, C409, R429.
 */
export async function sendAgain(tx: Tx, actor: Actor, services: Services, hashid: string): Promise<void> {
  const { person, account } = await helpedFor(tx, actor, services, { hashid, act: 'mail' });
  if (person.sub !== null && account) {
    await sendVerification(
      tx,
      actor,
      services,
      ownAccounts(services),
      { sub: person.sub, email: account.email },
      orRefuse,
    );
  } else await inviteAgain(tx, actor, services, person);
  await recordHelp(tx, actor, person, { action: 'mail' });
}

async function inviteAgain(tx: Tx, { now, today }: Actor, services: Services, { id, ...of }: HelpedRow['person']) {
  const family = { familyId: of.family_id };
  await lockFamilyForUpdate(tx, family);
  const people = await familyPeople(tx, family);
  const person = people.find((one) => one.id === id);
  if (!person || person.sub !== null || !isReachable(person)) throw conflict(NOT_REACHABLE);
  const [manager] = managersAmong(people);
  if (!manager || !(await emailVerified(tx, { sub: manager.sub ?? '', emailClaimed: false })))
    throw conflict(VERIFY_FIRST);
  await invite(tx, { now, today, caller: null }, services, family, person, orRefuse);
}
