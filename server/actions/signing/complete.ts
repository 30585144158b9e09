import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { insertOutcome } from '../../repositories/signings.ts';
import type { Services } from '../../services.ts';
import { carryOut } from '../proposals/carryOut.ts';
import { signable } from '../proposals/contractInContext.ts';
import { notifySigners } from './notifySigners.ts';
import type { FoundSigning } from './openRequest.ts';

/**
 * Everybody has signed: the contract is signed on this day. Its paper is sealed afterwards, so that nobody waits for a PDF
 * while a contract is locked. Throws C409 if the contract can no longer be signed today.
 */
export async function complete(
  tx: Tx,
  actor: Actor,
  services: Services,
  { living, signing }: FoundSigning,
): Promise<void> {
  const { caller, now, today } = actor;
  const { record } = living;
  const { version } = await carryOut(tx, actor, record, {
    content: { kind: 'signing', signed_date: today },
    note: '',
    proposed_by: signing.asked_by,
  });
  if (version === null) throw new Error('A signed contract has no version of its own.');
  await insertOutcome(tx, caller, { request_id: signing.id, outcome: 'signed', version, ended_at: now });
  await actor.record(tx, {
    action: 'complete',
    entity: 'signing',
    hashid: record.hashid,
    after: { hashid: signing.hashid, version, signed_date: today },
  });
  const signers = signing.parties.map(({ userId }) => userId);
  const people = signable(living).filter(({ id }) => signers.includes(id) && id !== caller.userId);
  await notifySigners(tx, actor, services, 'signed', { hashid: signing.hashid, record, people });
}
