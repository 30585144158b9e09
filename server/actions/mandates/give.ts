import { endOfMandate } from '../../../domain/contracts/life/mandates.ts';
import { MANDATE_MATTERS } from '../../../domain/wire/choices/mandate.ts';
import type { MandateForm, Mandates } from '../../../domain/wire/mandate.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { presentMandates } from '../../presenters/mandate.ts';
import { lockFamilyForUpdate } from '../../repositories/family.ts';
import { loadHousehold } from '../../repositories/household.ts';
import { endMandate, insertMandate } from '../../repositories/mandates.ts';
import type { Services } from '../../services.ts';
import { limitAct } from '../limitAct.ts';
import { requireActiveSession } from '../security/ownAccount.ts';
import { notifyMandate } from './notifyMandate.ts';

const NOT_A_PARTNER = 'Dit kan alleen met je partner van nu, als jullie allebei een eigen login hebben.';
const NO_MATTERS = 'Kies waarvoor je partner namens jou mag antwoorden.';

/** The mandates of the caller that hold today. */
export const mandatesOf = async (db: Queryable, { caller }: Actor): Promise<Mandates> =>
  presentMandates(await loadHousehold(db, caller), caller.userId);

/**
 * Lets the partner answer for the caller on these matters, replacing an earlier mandate; both are notified. Throws V422
 * by field, U401 for a session that has ended, R429.
 */
export async function giveMandate(tx: Tx, actor: Actor, services: Services, form: MandateForm): Promise<Mandates> {
  const { caller, now } = actor;
  await requireActiveSession(tx, actor, services);
  await lockFamilyForUpdate(tx, caller);
  const household = await loadHousehold(tx, caller);
  const taker = household.people.find(({ hashid }) => hashid === form.taker);
  if (!taker || endOfMandate(household, { giver_id: caller.userId, taker_id: taker.id }) !== null)
    throw invalid({ taker: NOT_A_PARTNER });
  const matters = MANDATE_MATTERS.filter((matter) => form.matters.includes(matter));
  if (matters.length === 0) throw invalid({ matters: NO_MATTERS });
  await limitAct(tx, actor, 'giveMandate', taker.hashid);
  for (const { id } of household.mandates.filter((one) => one.giver_id === caller.userId && one.ended_at === null))
    await endMandate(tx, caller, id, { at: now, why: 'replaced' });
  const mandate = { hashid: newHashid(), giver_id: caller.userId, taker_id: taker.id, matters, given_at: now };
  await insertMandate(tx, caller, mandate);
  await actor.record(tx, { action: 'give', entity: 'mandate', hashid: taker.hashid, after: { matters } });
  await notifyMandate(tx, actor, services, household.people, mandate, 'given');
  return mandatesOf(tx, actor);
}

/**
 * Ends a mandate, for its giver or its holder; both are notified. Also works in an ended session: it only takes a right
 * away. Throws N404, also if it ended before.
 */
export async function takeBackMandate(tx: Tx, actor: Actor, services: Services, hashid: string): Promise<Mandates> {
  const { caller, now } = actor;
  await lockFamilyForUpdate(tx, caller);
  const { people, mandates } = await loadHousehold(tx, caller);
  const mandate = mandates.find(
    (one) => one.hashid === hashid && one.ended_at === null && [one.giver_id, one.taker_id].includes(caller.userId),
  );
  if (!mandate) throw notFound();
  const mine = mandate.giver_id === caller.userId;
  await endMandate(tx, caller, mandate.id, { at: now, why: mine ? 'giver' : 'taker' });
  const other = people.find(({ id }) => id === (mine ? mandate.taker_id : mandate.giver_id));
  await actor.record(tx, {
    action: mine ? 'end' : 'leave',
    entity: 'mandate',
    hashid: other?.hashid ?? null,
    before: { matters: mandate.matters },
  });
  await notifyMandate(tx, actor, services, people, mandate, 'ended');
  return mandatesOf(tx, actor);
}
