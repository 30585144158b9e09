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
 * Asks that the caller is erased, who says that they mean it and shows who they are. It is done a week later: their address gets the link
 * by which its reader stops it, and takes the account back. To ask again changes no day. Throws V422 by field, C409 while a change of
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
    // Leaving has no end (docs/decisions/0027), and nobody fills a mailbox by it: each link of the day stops what was asked last, too.
    const { count } = await countAttempt(tx, `erasure ${caller.hashid}`, DAY_SECONDS, { at: now });
    if (count <= MAILS_A_DAY) await notifyHolder(tx, actor, services, 'erasure');
    return { on: erasedOn(now), ...said };
  });
}

/** The caller is not erased after all. Throws N404 where nothing was asked, U401. */
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

/** Carries what was done in a rehearsal out of it, and undoes it. */
class Rehearsed extends Error {
  readonly said: Omit<ErasureAnswer, 'on'>;

  constructor(said: Omit<ErasureAnswer, 'on'>) {
    super('This was a rehearsal.');
    this.said = said;
  }
}

/** What would go and stay today: it is done, and undone. */
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
