import { agreementTitle } from '../../../domain/contracts/names.ts';
import { isLoanType } from '../../../domain/contracts/types.ts';
import type { SigningEvidence } from '../../pdf/evidenceInput.ts';
import type { DocumentKey } from '../../repositories/documents.ts';
import type { SignedRequest } from '../../repositories/signings.ts';

/** The document that a sealed paper is: the agreement of a version, or the addendum of a record to the version it changes. */
export function sealedKey({
  request,
  version,
  event,
}: Pick<SignedRequest, 'request' | 'version' | 'event'>): DocumentKey {
  if (event !== null) return { kind: 'addendum', version: request.contract_version, event };
  if (version === null) throw new Error('A fully signed paper became neither a version nor a record.');
  return { kind: 'agreement', version, event: '' };
}

/**
 * The content of the pages behind a signed paper, from frozen data only: signers have the names in the paper, even if their name
 * changed since (docs/decisions/0014).
 */
export const evidenceOf = ({
  request,
  contract: { type },
  event,
  signatures,
  agreedFor,
}: Pick<SignedRequest, 'request' | 'contract' | 'event' | 'signatures' | 'agreedFor'>): SigningEvidence => ({
  document: {
    sha256: request.sha256,
    frozenAt: request.asked_at.toISOString(),
    title: event === null ? agreementTitle(type) : `Aanvulling op de ${agreementTitle(type).toLowerCase()}`,
    kind: isLoanType(type) ? 'loan' : 'gift',
  },
  signatures: signatures.map(({ name, side, how, signed_at, letters, key_fingerprint, email_masked, ip_masked }) => ({
    name,
    side,
    at: signed_at.toISOString(),
    how,
    letters,
    keyFingerprint: key_fingerprint,
    emailMasked: email_masked,
    ipMasked: ip_masked,
  })),
  agreedFor: agreedFor.flatMap(({ user_id, paper_date, answered_at }) => {
    const party = request.printed.find(({ userId }) => userId === user_id);
    if (!party || party.side === 'spouse') return [];
    return [{ name: party.name, side: party.side, at: answered_at.toISOString(), paperDate: paper_date }];
  }),
});
