import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import { type Acting, systemActor } from '../../actor.ts';
import { countJob } from '../../counters.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { dueClaims, endClaim, lockOpenClaim } from '../../repositories/claims.ts';
import { familyPeople, lockFamily } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { carryOut, fits } from './carryOut.ts';
import { tellClaim } from './tell.ts';

const EVERY = 10 * 60_000;

/**
 * Carries out what was recorded of somebody who did not call in a week. Several processes may do so at once, and one may stop halfway:
 * each is done in a transaction of its own, and ends there. One that fails keeps no other waiting; that some did is thrown at the end.
 */
export async function carryOutDue(services: Services): Promise<void> {
  const { db, clock, log } = services;
  let failed = 0;
  for (const { hashid, familyId } of await dueClaims(db, new Date(clock()))) {
    try {
      await inTransaction(db, (tx) => carryOutOne(tx, services, familyId, hashid));
    } catch (error) {
      failed += 1;
      log.error(
        { err: error, claim: hashid },
        'what was recorded of somebody could not be carried out; it is tried again later',
      );
    }
  }
  if (failed > 0) throw new Error(`claims that could not be carried out: ${failed}`);
}

async function carryOutOne(tx: Tx, services: Services, familyId: number, hashid: string): Promise<void> {
  const { now, today, record } = systemActor(services.clock);
  await lockFamily(tx, { familyId });
  const claim = await lockOpenClaim(tx, { familyId }, hashid);
  const people = await familyPeople(tx, { familyId });
  const person = people.find(({ id }) => id === claim?.user_id);
  if (!claim || !person || claim.seen_at !== null || claim.takes_effect_at > now) return;
  const acting: Acting = {
    now,
    today,
    record: (db, entry) => record(db, { by: { familyId, userId: null, sub: null }, ...entry }),
    caller: { familyId, userId: null },
  };
  const { kind, date } = claim;
  const goes = fits(people, person, kind);
  await endClaim(tx, claim, goes ? 'took_effect' : 'overtaken', now);
  const action = goes ? 'carry_out' : 'close';
  const recorded = dayInAmsterdam(claim.recorded_at);
  await acting.record(tx, { action, entity: 'claim', hashid: person.hashid, after: { kind, date, recorded } });
  if (goes) await carryOut(tx, acting, services, { people, person }, claim);
  const after = await familyPeople(tx, { familyId });
  await tellClaim(
    tx,
    acting,
    services,
    { people: after, person, by: null, claim },
    goes ? 'claim_effect' : 'claim_overtaken',
  );
}

/** Looks at the start and every ten minutes. `stop` waits for the round under way. */
export function startClaimRounds(services: Services): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  const round = () => {
    running ??= countJob('claims', () => carryOutDue(services))
      .catch((error: unknown) => services.log.error({ err: error }, 'the claims could not be gone through'))
      .finally(() => {
        running = null;
      });
  };
  round();
  const timer = setInterval(round, EVERY).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
