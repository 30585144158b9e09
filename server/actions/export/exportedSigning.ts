import type { Caller } from '../../caller.ts';
import type { SigningRecord } from '../../repositories/signings.ts';

/** A signing request, with the caller's own signature and all its proof; of the others only that they signed, and when. */
export function exportedSigning(signing: SigningRecord, { userId }: Caller) {
  const {
    hashid,
    contract_version,
    proposal_id,
    sha256,
    signing_order: order,
    asked_at,
    expires_at,
    by,
    outcome,
    signatures,
  } = signing;
  return {
    hashid,
    contract_version,
    of_change: proposal_id !== null,
    sha256,
    order,
    asked_at,
    expires_at,
    asked_by: by,
    signatures: signatures.map(
      ({ user_id, name, side, how, signed_at, proof, key_fingerprint, consent, letters, email_masked, ip_masked }) =>
        user_id === userId
          ? { own: true, name, side, how, signed_at, consent, letters, proof, key_fingerprint, email_masked, ip_masked }
          : { own: false, how, signed_at },
    ),
    outcome: outcome && { outcome: outcome.outcome, by: outcome.by, word: outcome.word, at: outcome.ended_at },
  };
}
