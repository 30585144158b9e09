import type { Signing } from '../../../domain/wire/signing.ts';
import type { Actor } from '../../actor.ts';
import { findContract } from '../../repositories/contracts.ts';
import type { Services } from '../../services.ts';
import { eventOfSigning } from '../../repositories/signings.ts';
import { issuedAgreement } from '../contracts/issueDocument.ts';
import { issuedAddendum } from '../contracts/loanDocuments.ts';

/**
 * Seals what everybody signed, so that it is there when they want it. Where that fails now, the signatures stand: it is
 * sealed when somebody asks for the paper.
 */
export async function sealSigned(
  actor: Actor,
  services: Services,
  { contract, hashid }: Pick<Signing, 'contract' | 'hashid'>,
): Promise<void> {
  try {
    const record = await findContract(services.db, actor.caller, contract);
    if (!record) return;
    const event = await eventOfSigning(services.db, actor.caller, hashid);
    if (event === null) await issuedAgreement(actor, services, record);
    else await issuedAddendum(actor, services, event);
  } catch (error) {
    services.log.warn({ err: error }, 'what was signed is not sealed yet');
  }
}
