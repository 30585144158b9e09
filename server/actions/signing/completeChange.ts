import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { yetToAgree } from '../proposals/consents.ts';
import { proposalOf, settle } from '../proposals/settle.ts';
import type { FoundSigning } from './openRequest.ts';

/**
 * Everybody who signs a change of what was signed here has done so: it counts from now on, in this transaction, unless it still waits
 * for somebody who can't sign here. Its paper is sealed after it. Throws C409 when it can't be carried out any more.
 */
export async function completeChange(
  tx: Tx,
  actor: Actor,
  services: Services,
  { living, signing }: FoundSigning,
): Promise<void> {
  const proposal = proposalOf(living, signing);
  if (!proposal) throw new Error('The proposal of a request is gone.');
  // Who can't sign here agrees on paper, or did so already.
  if (yetToAgree(living, proposal).length > 0) return;
  await settle(tx, actor, services, living, proposal, { answer: 'accepted', word: '', paperDate: null });
  await actor.record(tx, {
    action: 'complete',
    entity: 'signing',
    hashid: living.record.hashid,
    after: { hashid: signing.hashid, proposal: proposal.hashid },
  });
}
