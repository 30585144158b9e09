import { createHash } from 'node:crypto';
import { makeAgreement } from '../../pdf/agreement.ts';
import type { SigningEvidence } from '../../pdf/evidenceInput.ts';
import { giftInput, loanInput } from '../../pdf/test/samples.ts';

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A frozen agreement, and how it was signed. */
export interface SignedSample {
  frozen: Buffer;
  evidence: SigningEvidence;
}

const evidenceOf = (frozen: Buffer, kind: SigningEvidence['document']['kind'], title: string): SigningEvidence => ({
  document: { sha256: sha256(frozen), frozenAt: '2026-11-20T08:00:00.000Z', title, kind },
  signatures: [
    {
      name: 'Jan (5 0 R) de Vries',
      side: 'from',
      at: '2026-11-22T09:12:44.000Z',
      how: 'passkey',
      letters: null,
      keyFingerprint: sha256(Buffer.from('the key of Jan')),
      emailMasked: 'j•••@voorbeeld.example',
      ipMasked: '192.0.2.•••',
    },
    {
      name: 'Sanne de Vries',
      side: 'to',
      at: '2026-11-23T11:50:10.000Z',
      how: 'mailed_code',
      letters: null,
      keyFingerprint: null,
      emailMasked: 's•••@voorbeeld.example',
      ipMasked: null,
    },
  ],
  agreedFor: [
    { name: 'Truus de Vries', side: 'from', at: '2026-11-23T12:00:00.000Z', paperDate: '2026-11-21' },
    { name: 'Bram de Vries', side: 'to', at: '2026-11-23T12:05:00.000Z', paperDate: null },
  ],
});

export async function signedGift(): Promise<SignedSample> {
  const frozen = await makeAgreement(giftInput());
  return { frozen, evidence: evidenceOf(frozen, 'gift', 'Schenkingsovereenkomst') };
}

export async function signedLoan(): Promise<SignedSample> {
  const frozen = await makeAgreement(loanInput('AnnuityLoanContract'));
  return { frozen, evidence: evidenceOf(frozen, 'loan', 'Overeenkomst van geldlening') };
}
