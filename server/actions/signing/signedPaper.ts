import { agreementTitle } from '../../../domain/contracts/names.ts';
import { isLoanType } from '../../../domain/contracts/types.ts';
import type { Actor } from '../../actor.ts';
import type { SigningEvidence } from '../../pdf/evidenceInput.ts';
import type { ContractRecord } from '../../repositories/contracts.ts';
import { frozenPaper, listSignings, type SigningRecord } from '../../repositories/signings.ts';
import type { Services } from '../../services.ts';

/**
 * The agreement of a version that was signed in the product: what everybody signed, with the evidence behind it and our
 * seal (docs/decisions/0057). Null for a version that was not signed here.
 */
export async function sealedAgreement(
  actor: Actor,
  services: Services,
  record: ContractRecord,
): Promise<Buffer | null> {
  const signing = (await listSignings(services.db, actor.caller, record.id)).find(
    ({ outcome }) => outcome?.version === record.version,
  );
  return signing ? sealed(actor, services, record, signing, agreementTitle(record.type)) : null;
}

/** The same of the addendum of a change that was signed in the product. */
export const sealedAddendum = (
  actor: Actor,
  services: Services,
  record: ContractRecord,
  signing: SigningRecord,
): Promise<Buffer> =>
  sealed(actor, services, record, signing, `Aanvulling op de ${agreementTitle(record.type).toLowerCase()}`);

async function sealed(
  { caller }: Actor,
  services: Services,
  record: ContractRecord,
  signing: SigningRecord,
  title: string,
): Promise<Buffer> {
  return services.seal.sealedPaper(
    await frozenPaper(services.db, signing),
    {
      document: {
        sha256: signing.sha256,
        frozenAt: signing.asked_at.toISOString(),
        title,
        kind: isLoanType(record.type) ? 'loan' : 'gift',
      },
      signatures: evidenceOf(signing),
    },
    caller.userId,
  );
}

/** Who signed, as the paper calls them that they signed. */
const evidenceOf = ({ signatures }: SigningRecord): SigningEvidence['signatures'] =>
  signatures.map(({ name, side, how, signed_at, key_fingerprint, email_masked, ip_masked }) => ({
    name,
    side,
    at: signed_at.toISOString(),
    how,
    keyFingerprint: key_fingerprint,
    emailMasked: email_masked,
    ipMasked: ip_masked,
  }));
