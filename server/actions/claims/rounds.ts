import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import { systemIn } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { dueClaims, endClaim, lockOpenClaim } from '../../repositories/claims.ts';
import { familyPeople, lockFamilyForUpdate } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { eachAlone } from '../../rounds/eachAlone.ts';
import { everyRound, type Round } from '../../rounds/everyRound.ts';
import { carryOut, fits } from './carryOut.ts';
import { standingOf } from './standing.ts';
import { notifyClaim } from './notify.ts';

const EVERY = 10 * 60_000;

/**
 * Carries out claims about somebody who did not respond in a week. Several processes may do so at once, and one may stop halfway:
 * each claim is carried out and closed in its own transaction.
 */
export async function carryOutDue(services: Services, stopping?: AbortSignal): Promise<void> {
  const { db, clock, log } = services;
  await eachAlone(
    await dueClaims(db, new Date(clock())),
    ({ hashid, familyId }) => inTransaction(db, (tx) => carryOutOne(tx, services, familyId, hashid)),
    {
      log,
      stopping,
      sentence: 'a claim could not be carried out; it is retried',
      name: ({ hashid }) => ({ claim: hashid }),
    },
  );
}

async function carryOutOne(tx: Tx, services: Services, familyId: number, hashid: string): Promise<void> {
  const acting = systemIn(services.clock, familyId);
  const { now } = acting;
  await lockFamilyForUpdate(tx, { familyId });
  const claim = await lockOpenClaim(tx, { familyId }, hashid);
  const people = await familyPeople(tx, { familyId });
  const person = people.find(({ id }) => id === claim?.user_id);
  if (!claim || !person || claim.seen_at !== null || claim.takes_effect_at > now) return;
  const { kind, date } = claim;
  const goes = fits(people, person, claim);
  await endClaim(tx, claim, goes ? 'took_effect' : 'overtaken', now);
  const action = goes ? 'carry_out' : 'close';
  const recorded = dayInAmsterdam(claim.recorded_at);
  await acting.record(tx, {
    ...{ action, entity: 'claim', hashid: person.hashid, after: { kind, date, recorded } },
    ...(goes && { before: await standingOf(tx, { familyId }, person) }),
  });
  if (goes) await carryOut(tx, acting, services, { people, person }, claim);
  const after = await familyPeople(tx, { familyId });
  await notifyClaim(
    tx,
    acting,
    services,
    { people: after, person, by: null, claim },
    goes ? 'claim_effect' : 'claim_overtaken',
  );
}

/** Runs at the start and every ten minutes. */
export const startClaimRounds = (services: Services): Round =>
  everyRound('claims', EVERY, (stopping) => carryOutDue(services, stopping), services);
