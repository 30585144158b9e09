import { setTimeout as delay } from 'node:timers/promises';
import type { Caller } from '../../caller.ts';
import { inTransaction } from '../../db/transaction.ts';
import { HttpError } from '../../http/errors.ts';
import { systemActor } from '../../actor.ts';
import { findDocument, storeDocument } from '../../repositories/documents.ts';
import { type DueSeal, dropSeal, takeDueSeal } from '../../repositories/sealsDue.ts';
import { findSigned, frozenPaper } from '../../repositories/signings.ts';
import type { Services } from '../../services.ts';
import { evidenceOf, sealedKey } from './signedPaper.ts';

type Sealing = Pick<Services, 'db' | 'seal' | 'clock' | 'log'>;

/** From this many tries on it is no accident: somebody should investigate. */
const TRIES_TO_TELL = 5;
/** How long a reader waits for a seal that is being made elsewhere, and the polling interval; in milliseconds. */
const WAIT_MS = 4000;
const LOOK_MS = 250;
const RETRY_SECONDS = 60;

const BEING_SEALED = 'Iedereen heeft getekend. We verzegelen het document nog. Probeer het over een minuut opnieuw.';

/**
 * Seals one paper from the queue: the one due longest, or that of one request. Outside any user's PDF queue, so that nobody
 * influences when it is done. On failure it stays in the queue. Throws only errors of the queue itself.
 * @returns whether it was sealed; null when none was due, or somebody else has it
 */
export async function sealNext(services: Sealing, requestId?: number): Promise<boolean | null> {
  const due = await takeDueSeal(services.db, new Date(services.clock()), requestId);
  if (!due) return null;
  try {
    await seal(services, due);
    return true;
  } catch (error) {
    const { tries } = due;
    const level = tries < TRIES_TO_TELL ? 'warn' : 'error';
    services.log[level]({ err: error, request: due.requestId, tries }, 'what everybody signed is not sealed yet');
    return false;
  }
}

async function seal({ db, seal: sealer, clock }: Sealing, due: DueSeal): Promise<void> {
  const signed = await findSigned(db, due, due.requestId);
  if (!signed) throw new Error('A paper not signed by everybody waits for its seal.');
  const frozen = await frozenPaper(db, signed.request);
  if (!frozen) throw new Error('The paper that everybody signed is gone.');
  const sealed = await sealer.sealedPaper(frozen, evidenceOf(signed), null);
  const key = sealedKey(signed);
  await inTransaction(db, async (tx) => {
    const isFirst = await storeDocument(tx, due, signed.contract, key, sealed);
    await dropSeal(tx, due);
    if (isFirst)
      await systemActor(clock).record(tx, {
        action: 'freeze',
        entity: key.kind === 'addendum' ? 'addendum' : 'document',
        hashid: signed.contract.hashid,
        after: key,
        by: { familyId: due.familyId, userId: null, sub: null },
      });
  });
}

/** Seals all due papers, one after another; until `stopping`. */
export async function sealRound(services: Sealing, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted && (await sealNext(services)) !== null);
}

/**
 * The paper of a request that everybody signed, sealed. Waits a moment for a seal that is being made. Throws C409 with a retry
 * time while there is none yet: nobody gets another paper instead.
 */
export async function sealedPaper(services: Sealing, caller: Caller, requestId: number): Promise<Buffer> {
  const { db } = services;
  const signed = await findSigned(db, caller, requestId);
  if (!signed) throw new Error('A sealed paper was requested that not everybody signed.');
  for (let waited = 0; waited <= WAIT_MS; waited += LOOK_MS) {
    const made = await findDocument(db, caller, signed.contract, sealedKey(signed));
    if (made) return made;
    const sealed = await sealNext(services, requestId);
    if (sealed === false) break;
    if (sealed === null) await delay(LOOK_MS);
  }
  throw new HttpError(409, { error: BEING_SEALED }, { 'retry-after': String(RETRY_SECONDS) });
}
