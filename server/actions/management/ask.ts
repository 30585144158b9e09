import type { FamilyAccess } from '../../../domain/wire/access.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, forbidden, notFound } from '../../http/errors.ts';
import { managersAmong } from '../../policies/managers.ts';
import { familyPeople, lockFamilyForUpdate } from '../../repositories/family.ts';
import { askManagement, setManages } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { limitAct } from '../limitAct.ts';
import { familyAccess } from './access.ts';
import { askerAmong, dueOn, mayAsk } from './asking.ts';
import { notifyEverybody } from './notifyEverybody.ts';
import { needTrueClock } from '../../policies/trueClock.ts';

const NOT_YOU = 'Alleen wie het langst een eigen login heeft, kan het beheer vragen.';
const MANAGES = 'Je beheert de familie al.';
const WAITS = 'Je hebt het beheer al gevraagd. Wacht tot de dag die erbij staat.';

/**
 * Asks to manage the family, and takes it over once the wait is over and nobody said no: for when the only manager died
 * or left (docs/decisions/0018). If nobody manages, the oldest login replaces the current asker. Throws C409 for anyone
 * who may not ask, while the wait lasts and while the clock is in doubt, R429.
 */
export async function askToManage(tx: Tx, actor: Actor, services: Services): Promise<FamilyAccess> {
  needTrueClock(services);
  const { caller, now, today } = actor;
  await lockFamilyForUpdate(tx, caller);
  const people = await familyPeople(tx, caller);
  const asker = askerAmong(people);
  const self = people.find(({ id }) => id === caller.userId);
  if (!self) throw conflict(NOT_YOU);
  if (self.family_role === 'manager') throw conflict(MANAGES);
  // The asker was promised the day; another login being the oldest by then changes nothing.
  if (asker?.id !== self.id) {
    if ((await mayAsk(tx, people))?.id !== self.id) throw conflict(NOT_YOU);
    await limitAct(tx, actor, 'askManagement', self.hashid);
    if (asker) await askManagement(tx, caller, asker.id, null);
    await askManagement(tx, caller, self.id, now);
    await actor.record(tx, { action: 'ask', entity: 'management', hashid: self.hashid });
    const facts = { answer: 'asked', date: dueOn(now) } as const;
    await notifyEverybody(tx, actor, services, people, { kind: 'role_asked', about: self, ...facts });
    return familyAccess(tx, actor);
  }
  if (today < dueOn(asker.management_asked_at)) throw conflict(WAITS);
  await setManages(tx, caller, self.id, true, now);
  await actor.record(tx, { action: 'inherit', entity: 'management', hashid: self.hashid });
  await notifyEverybody(tx, actor, services, people, { kind: 'role_given', about: self, answer: 'inherited' });
  return familyAccess(tx, { ...actor, caller: { ...caller, familyRole: 'manager' } });
}

/** Ends the request: the asker takes it back, or a manager says no. Throws N404 if nobody asks, F403. */
export async function endAsking(tx: Tx, actor: Actor, services: Services): Promise<FamilyAccess> {
  const { caller } = actor;
  await lockFamilyForUpdate(tx, caller);
  const people = await familyPeople(tx, caller);
  const asker = askerAmong(people);
  const mine = asker?.id === caller.userId;
  if (!asker) throw notFound();
  if (!mine && !managersAmong(people).some(({ id }) => id === caller.userId)) throw forbidden();
  await askManagement(tx, caller, asker.id, null);
  await actor.record(tx, { action: mine ? 'withdraw' : 'refuse', entity: 'management', hashid: asker.hashid });
  const answer = mine ? 'withdrawn' : 'refused';
  await notifyEverybody(tx, actor, services, people, { kind: 'role_asked', about: asker, answer });
  return familyAccess(tx, actor);
}
