import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { proposalOf, settle } from '../proposals/settle.ts';
import type { FoundSigning } from './openRequest.ts';

/**
 * Everybody has signed a change of what was signed here: it counts from now on, in this transaction. Its paper is sealed after
 * it. Throws C409 when it can't be carried out any more.
 */
export async function completeChange(
  tx: Tx,
  actor: Actor,
  services: Services,
  { living, signing }: FoundSigning,
): Promise<void> {
  const proposal = proposalOf(living, signing);
  if (!proposal) throw new Error('The proposal of a request is gone.');
  await settle(tx, actor, services, living, proposal, { answer: 'accepted', word: '', paperDate: null });
  await actor.record(tx, {
    action: 'complete',
    entity: 'signing',
    hashid: living.record.hashid,
    after: { hashid: signing.hashid, proposal: proposal.hashid },
  });
}
