import type { Signing } from '../../../domain/wire/signing.ts';
import type { Actor } from '../../actor.ts';
import { findContract } from '../../repositories/contracts.ts';
import type { Services } from '../../services.ts';
import { issuedAgreement } from '../contracts/issueDocument.ts';

/**
 * Seals what everybody signed, so that it is there when they want it. Where that fails now, the signatures stand: it is
 * sealed when somebody asks for the paper.
 */
export async function sealSigned(
  actor: Actor,
  services: Services,
  { contract }: Pick<Signing, 'contract'>,
): Promise<void> {
  try {
    const record = await findContract(services.db, actor.caller, contract);
    if (record) await issuedAgreement(actor, services, record);
  } catch (error) {
    services.log.warn({ err: error }, 'what was signed is not sealed yet');
  }
}
