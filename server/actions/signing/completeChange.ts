import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { yetToAgree } from '../proposals/consents.ts';
import { proposalOf, settle } from '../proposals/settle.ts';
import type { FoundSigning } from './openRequest.ts';

/**
 * All signers of a change to an agreement signed here have signed: it counts from now on, in this transaction, unless it still
 * waits for somebody who can't sign here. Its paper is sealed afterwards. Throws C409 if it can no longer be carried out.
 */
export async function completeChange(
  tx: Tx,
  actor: Actor,
  services: Services,
  { living, signing }: FoundSigning,
): Promise<void> {
  const proposal = proposalOf(living, signing);
  if (!proposal) throw new Error('The proposal of a request is gone.');
  // People who can't sign here agree on paper, or already did.
  if (yetToAgree(living, proposal).length > 0) return;
  await settle(tx, actor, services, living, proposal, { answer: 'accepted', message: '', paperDate: null });
  await actor.record(tx, {
    action: 'complete',
    entity: 'signing',
    hashid: living.record.hashid,
    after: { hashid: signing.hashid, proposal: proposal.hashid },
  });
}
