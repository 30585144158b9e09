import { countingOf } from '../../../domain/relations/counting.ts';
import type { CurrentUser } from '../../../domain/wire/user.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, invalid } from '../../http/errors.ts';
import { isLastManager, LAST_MANAGER } from '../../policies/managers.ts';
import { openClaims } from '../../repositories/claims.ts';
import type { UserRow } from '../../repositories/family.ts';
import { setManages } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { limitAct } from '../limitAct.ts';
import { makeClaim } from '../claims/make.ts';
import { currentUser } from '../users/currentUser.ts';
import { lockedPerson } from '../users/lockedPerson.ts';
import { endManagement } from './end.ts';
import { notifyEverybody } from './notifyEverybody.ts';

const NO_LOGIN = 'Deze persoon heeft nog geen eigen login. Nodig die eerst uit.';
const GONE = 'Deze persoon is geblokkeerd of overleden en kan de familie niet beheren.';
const DIVORCED = 'Deze persoon is gescheiden en krijgt geen nieuwe gegevens van je familie te zien.';

/**
 * Makes somebody in the family a manager alongside the others, and notifies everybody (docs/decisions/0018). A manager already
 * stays one. Throws N404, V422, R429, F403 for anyone who stopped managing at the same moment, U401 for a session that has ended:
 * a manager may take it from its giver.
 */
export async function giveManagement(tx: Tx, actor: Actor, services: Services, hashid: string): Promise<CurrentUser> {
  const { people, person } = await lockedPerson(tx, actor, services, hashid);
  if (person.family_role !== 'manager') {
    const reason = unfit(person);
    if (reason !== null) throw invalid({ hashid: reason });
    await limitAct(tx, actor, 'giveManagement', hashid);
    await setManages(tx, actor.caller, person.id, true, actor.now);
    await actor.record(tx, { action: 'give', entity: 'management', hashid });
    await notifyEverybody(tx, actor, services, people, { kind: 'role_given', about: person, answer: 'given' });
  }
  return currentUser(tx, services, actor.caller);
}

/**
 * Takes the management back, never from the last who has it (docs/decisions/0018): one's own at once, that of another who can log in as a
 * claim (docs/decisions/0013). Throws N404, C409, F403 and U401 as above, R429.
 */
export async function takeManagement(tx: Tx, actor: Actor, services: Services, hashid: string): Promise<CurrentUser> {
  const { caller } = actor;
  const { people, person, by } = await lockedPerson(tx, actor, services, hashid);
  const self = person.id === caller.userId;
  if (!self && person.family_role === 'manager' && countingOf(person) === 'claim') {
    await makeClaim(tx, actor, services, { people, person, by }, { kind: 'role' });
  } else if (person.family_role === 'manager') {
    // While somebody has yet to answer whether they go, they don't count as staying.
    const claimed = new Set((await openClaims(tx, caller)).map(({ user_id }) => user_id));
    const staying = people.filter(({ id }) => !claimed.has(id));
    if (isLastManager(staying, person)) throw conflict(LAST_MANAGER);
    await actor.record(tx, { action: self ? 'leave' : 'take', entity: 'management', hashid });
    await endManagement(tx, actor, services, person, self ? 'left' : 'taken');
  }
  return currentUser(tx, services, self ? { ...caller, familyRole: 'member' } : caller);
}

function unfit({ sub, blocked, passed_away, divorced }: UserRow): string | null {
  if (blocked || passed_away) return GONE;
  if (divorced) return DIVORCED;
  return sub === null ? NO_LOGIN : null;
}
