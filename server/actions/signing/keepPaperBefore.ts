import type { Actor } from '../../actor.ts';
import type { Services } from '../../services.ts';
import { issueBeforeNewTerms } from '../contracts/issueDocument.ts';
import { proposalOf } from '../proposals/settle.ts';
import { findSigning, yetToSign } from './openRequest.ts';

/**
 * Called before the last signature under new terms: the signed version keeps its document, even if nobody downloaded it
 * yet. Outside the transaction of that signature. Throws N404.
 */
export async function keepPaperBefore(actor: Actor, services: Services, hashid: string): Promise<void> {
  const { living, signing } = await findSigning(services.db, actor, hashid);
  const [last, ...others] = yetToSign(signing);
  if (last !== actor.caller.userId || others.length > 0) return;
  if (proposalOf(living, signing)?.content.kind === 'terms')
    await issueBeforeNewTerms(actor, services, living.record.hashid);
}
