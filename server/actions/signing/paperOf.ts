import type { Actor } from '../../actor.ts';
import { consentsBy } from '../../policies/asPrinted.ts';
import { frozenPaper, stateOfSigning } from '../../repositories/signings.ts';
import type { Services } from '../../services.ts';
import type { FoundSigning } from './openRequest.ts';
import { sealedPaper } from './sealSigned.ts';

/**
 * The paper of a request, for whom it may be shown: the frozen one. A spouse who consents has no other way to it, and gets it while they are asked, and sealed
 * once everybody signed (docs/decisions/0014). Undefined where it was cleared, or ended without that spouse. Throws C409 while it is being sealed.
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
