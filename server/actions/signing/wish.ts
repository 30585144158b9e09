import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import type { SigningDraft } from '../../../domain/wire/signing.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { findContractForChange } from '../../repositories/contracts.ts';
import { setWish } from '../../repositories/contractWrites.ts';
import type { Services } from '../../services.ts';
import { invitedTo } from '../contracts/standpoint.ts';
import { limitAct } from '../limitAct.ts';
import { contractLifecycle } from '../proposals/contractLifecycle.ts';
import { type ContractInContext, contractInContext } from '../proposals/contractInContext.ts';
import { refuseStale } from '../proposals/refuseStale.ts';
import { refuseAsking, refusedHere, refuseUnsound } from './ask.ts';
import { notifyWish } from './notifyWish.ts';

const AT_ONCE = 'Iedereen heeft al een eigen login. Vraag de handtekeningen meteen.';

async function livingForChange(tx: Tx, actor: Actor, hashid: string): Promise<ContractInContext> {
  const record = await findContractForChange(tx, actor.caller, hashid);
  if (!record) throw notFound();
  const living = await contractInContext(tx, actor, record);
  refuseAsking(living);
  return living;
}

/**
 * Has a concept sent out to be signed as soon as the invited people have a login (docs/decisions/0024). Until then nothing is
 * frozen: a change to the concept ends the request. Throws N404, F403 for anyone who is not a party, C409 if nobody is waited
 * for, it can't be signed here, or it changed since it was read, R429.
 */
export async function wishToSign(
  tx: Tx,
  actor: Actor,
  { contract, version, order }: SigningDraft,
): Promise<ContractLifecycle> {
  const living = await livingForChange(tx, actor, contract);
  const { record } = living;
  refuseStale(record, { version });
  if (invitedTo(living, actor.today).length === 0) throw conflict(refusedHere(living, actor.today) ?? AT_ONCE);
  refuseUnsound(record, actor.today);
  await limitAct(tx, actor, 'askToSign', record.hashid);
  await setWish(tx, actor.caller, record, { order, at: actor.now });
  await actor.record(tx, { action: 'wish', entity: 'signing', hashid: record.hashid, after: { order } });
  return contractLifecycle(tx, actor, contract);
}

/** Cancels the automatic request, and notifies its asker. Throws N404, F403, C409. */
export async function withdrawWish(
  tx: Tx,
  actor: Actor,
  services: Services,
  contract: string,
): Promise<ContractLifecycle> {
  const { record } = await livingForChange(tx, actor, contract);
  if (record.wishedBy === null) return contractLifecycle(tx, actor, contract);
  await setWish(tx, actor.caller, record, null);
  await actor.record(tx, { action: 'end_wish', entity: 'signing', hashid: record.hashid });
  await notifyWish(tx, actor, services, record, 'wish_withdrawn');
  return contractLifecycle(tx, actor, contract);
}
