import { erasedOn } from '../../../domain/erasure.ts';
import type { ErasureAnswer } from '../../../domain/wire/profile.ts';
import type { Actor } from '../../actor.ts';
import { countAttempt } from '../../attempts.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { setErasureAsked } from '../../repositories/erasure.ts';
import { familyPeople, lockFamilyForUpdate, selfAmong } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { requireActiveSession, provePassword } from '../security/ownAccount.ts';
import { notifyHolder } from '../security/notifyHolder.ts';
import { refuseNewAddress } from '../signing/mailedCodes.ts';
import { erase } from './erase.ts';
import { erasureText as text } from './text.ts';
import { needTrueClock } from '../../policies/trueClock.ts';

const WORD = 'VERWIJDER';
const MAILS_A_DAY = 5;
const DAY_SECONDS = 24 * 3600;

/**
 * Requests erasure of the caller, who confirms it and proves who they are. It happens a week later: their address gets a link
 * that stops it and takes the account back. Asking again does not move the day. Throws V422 by field, C409 while a change of
 * address can be undone and while the clock is in doubt, R429, U401.
 */
export async function askErasure(
  actor: Actor,
  services: Services,
  { confirm, password = '' }: { confirm: string; password?: string },
): Promise<ErasureAnswer> {
  needTrueClock(services);
  if (confirm !== WORD) throw invalid({ confirm: text.confirm });
  if (services.accounts) await provePassword(actor, services, password);
  const { caller, now } = actor;
  return inTransaction(services.db, async (tx) => {
    await requireActiveSession(tx, actor, services);
    await refuseNewAddress(tx, actor, services, text.justChanged);
    const said = await rehearse(tx, actor, services);
    await lockFamilyForUpdate(tx, caller);
    const { erasure_asked_at: before } = selfAmong(await familyPeople(tx, caller), caller);
    if (before !== null) return { on: erasedOn(before), ...said };
    await setErasureAsked(tx, caller, now);
    await actor.record(tx, { action: 'ask', entity: 'erasure', hashid: caller.hashid });
    // Leaving has no limit (docs/decisions/0027), yet can't flood a mailbox: each link of the day stops the latest request too.
    const { count } = await countAttempt(tx, `erasure ${caller.hashid}`, DAY_SECONDS, { at: now });
    if (count <= MAILS_A_DAY) await notifyHolder(tx, actor, services, 'erasure');
    return { on: erasedOn(now), ...said };
  });
}

/** Cancels the erasure of the caller. Throws N404 if none was requested, U401. */
export async function withdrawErasure(actor: Actor, services: Services): Promise<void> {
  const { caller } = actor;
  await inTransaction(services.db, async (tx) => {
    await lockFamilyForUpdate(tx, caller);
    const { erasure_asked_at: asked } = selfAmong(await familyPeople(tx, caller), caller);
    if (asked === null) throw notFound();
    await setErasureAsked(tx, caller, null);
    await actor.record(tx, { action: 'withdraw', entity: 'erasure', hashid: caller.hashid });
    await requireActiveSession(tx, actor, services);
  });
}

/** Carries the result out of a rehearsal, and rolls the rehearsal back. */
class Rehearsed extends Error {
  readonly said: Omit<ErasureAnswer, 'on'>;

  constructor(said: Omit<ErasureAnswer, 'on'>) {
    super('This was a rehearsal.');
    this.said = said;
  }
}

/** The data that would go and stay today: done, and rolled back. */
async function rehearse(tx: Tx, actor: Actor, services: Services): Promise<Omit<ErasureAnswer, 'on'>> {
  try {
    return await tx.transaction(async (inner) => {
      const { erased, kept } = await erase(inner, actor, services);
      throw new Rehearsed({ erased, kept });
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.said;
    throw error;
  }
}
