import type { Actor } from '../../actor.ts';
import { consentsBy } from '../../policies/asPrinted.ts';
import { frozenPaper, stateOfSigning } from '../../repositories/signings.ts';
import type { Services } from '../../services.ts';
import type { FoundSigning } from './openRequest.ts';
import { sealedPaper } from './sealSigned.ts';

/**
 * The frozen paper of a request, if the reader may see it. A consenting spouse has no other access to it, and gets it while they
 * are asked, and sealed once everybody signed (docs/decisions/0014). Undefined if cleared, or ended without that spouse. Throws
 * C409 while it is being sealed.
 */
export async function paperOf(
  services: Services,
  { caller, now }: Actor,
  { signing }: FoundSigning,
): Promise<Buffer | undefined> {
  if (!consentsBy(signing, caller.userId)) return frozenPaper(services.db, signing);
  switch (stateOfSigning(signing, now)) {
    case 'open':
      return frozenPaper(services.db, signing);
    case 'signed':
      return sealedPaper(services, caller, signing.id);
    case 'refused':
    case 'withdrawn':
    case 'expired':
      return undefined;
  }
}
