import { ERASURE_WAIT_MS } from '../../../domain/erasure.ts';
import { systemActor, type Visitor } from '../../actor.ts';
import { callerAs } from '../../callerQuery.ts';
import { inTransaction } from '../../db/transaction.ts';
import { removeFromOutbox } from '../../mail/outboxFolder.ts';
import { dueErasures, setErasureAsked } from '../../repositories/erasure.ts';
import { familyPeople, lockFamilyForUpdate } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { eachAlone } from '../../rounds/eachAlone.ts';
import { everyRound, type Round } from '../../rounds/everyRound.ts';
import { erase } from './erase.ts';

const EVERY = 10 * 60_000;

type Due = Awaited<ReturnType<typeof dueErasures>>[number];

/**
 * Erases people who asked a week ago and did not take it back, each once, also with several processes, in its own transaction.
 */
export async function eraseDue(services: Services, stopping?: AbortSignal): Promise<void> {
  const { db, clock, log } = services;
  const until = new Date(clock() - ERASURE_WAIT_MS);
  await eachAlone(await dueErasures(db, until), (one) => eraseOne(services, one, until), {
    log,
    stopping,
    sentence: 'an erasure could not be done; it is retried',
    name: ({ userId }) => ({ user: userId }),
  });
}

async function eraseOne(services: Services, { userId, familyId }: Due, until: Date): Promise<void> {
  const mails = await inTransaction(services.db, async (tx) => {
    await lockFamilyForUpdate(tx, { familyId });
    const person = (await familyPeople(tx, { familyId })).find(({ id }) => id === userId);
    const asked = person?.erasure_asked_at ?? null;
    if (!person || asked === null || asked > until) return [];
    // A person without access to any family has to ask us: nobody knows whether it is still their wish.
    if (person.sub === null) {
      await setErasureAsked(tx, { userId }, null);
      return [];
    }
    const system = systemActor(services.clock);
    const membership = { ...person, userId, familyId, familyRole: person.family_role };
    const caller = callerAs(membership, { sub: person.sub, roles: [], emailClaimed: false });
    const record: Visitor['record'] = (db, entry) => system.record(db, { by: caller, ...entry });
    return (await erase(tx, { ...system, caller, record }, services)).mails;
  });
  // Files, which the transaction can't roll back; it is over.
  await removeFromOutbox(services.env.dataDir, mails);
}

/** Runs at the start and every ten minutes. */
export const startErasureRounds = (services: Services): Round =>
  everyRound('erasures', EVERY, (stopping) => eraseDue(services, stopping), services);
