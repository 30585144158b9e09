import { canLogIn } from '../../../domain/relations/canLogIn.ts';
import { recorderOf } from '../../audit/auditEntry.ts';
import type { Caller } from '../../caller.ts';
import { systemActor } from '../../actor.ts';
import { inTransaction } from '../../db/transaction.ts';
import { eachAlone } from '../../rounds/eachAlone.ts';
import { everyRound, type Round } from '../../rounds/everyRound.ts';
import { findContract, findContractForChange } from '../../repositories/contracts.ts';
import { setWish, wishedContracts } from '../../repositories/contractWrites.ts';
import { familyPeople, type UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { mayHaveSigned } from '../contracts/standpoint.ts';
import { contractInContext } from '../proposals/contractInContext.ts';
import { type Asking, freezeRequest, paperToSign, refusedHere, unsoundness } from './ask.ts';
import { notifyWish } from './notifyWish.ts';

const EVERY = 30_000;

/**
 * Sends out concepts that somebody asked in advance to have signed, once everybody in them has a login (docs/decisions/0024): the
 * same way as a direct request, in their name.
 */
export async function sendWished(services: Services, stopping?: AbortSignal): Promise<void> {
  const { db, log } = services;
  await eachAlone(
    await wishedContracts(db),
    async ({ hashid, familyId, userId }) => {
      const person = (await familyPeople(db, { familyId })).find(({ id }) => id === userId);
      if (person) await sendOne(services, askingFor(services, person), person, hashid);
    },
    {
      log,
      stopping,
      sentence: 'a contract could not be sent out to be signed; it is retried',
      name: ({ hashid }) => ({ contract: hashid }),
    },
  );
}

/** Whoever asked in advance becomes the asker. */
function askingFor({ clock }: Pick<Services, 'clock'>, person: UserRow): Asking {
  const { now, today } = systemActor(clock);
  const { id: userId, family_id: familyId, hashid, family_role: familyRole } = person;
  const sub = person.sub ?? '';
  const caller: Caller = { userId, familyId, hashid, sub, roles: [], familyRole, emailClaimed: false };
  return { caller, now, today, record: recorderOf({ by: { familyId, userId, sub }, sub, ip: null, requestId: null }) };
}

async function sendOne(services: Services, asking: Asking, person: UserRow, hashid: string): Promise<void> {
  const { db } = services;
  const record = await findContract(db, asking.caller, hashid);
  const living = record && (await contractInContext(db, asking, record));
  // It waits while somebody has no login, something else is open, or the asker can't log in.
  if (!living || !canLogIn(person) || !mayHaveSigned(living) || refusedHere(living, asking.today) !== null) return;
  const unsound = unsoundness(living.record, asking.today);
  if (unsound !== null) {
    // Days have passed: the asker has to fix it.
    await inTransaction(db, async (tx) => {
      const now = await findContractForChange(tx, asking.caller, hashid);
      if (!now || now.wishedBy !== person.id || now.version !== living.record.version) return;
      await setWish(tx, asking.caller, now, null);
      await notifyWish(tx, asking, services, now, 'wish_stopped', { message: unsound });
    });
    return;
  }
  const { version, wishedOrder } = living.record;
  const draft = { contract: hashid, version, order: wishedOrder ?? ('at_once' as const) };
  const paper = await paperToSign(asking, services, hashid);
  await inTransaction(db, async (tx) => {
    const { signing } = await freezeRequest(tx, asking, services, draft, paper);
    await notifyWish(tx, asking, services, living.record, 'wish_sent', { request: signing.hashid });
  });
}

/** Runs at the start and every half minute. */
export const startWishRounds = (services: Services): Round =>
  everyRound('signing_wishes', EVERY, (stopping) => sendWished(services, stopping), services);
