import type { IsoDate } from '../../domain/dates/isoDate.ts';
import type { SignerRole } from '../../domain/wire/choices/signing.ts';

/** The facts about the signing of one document. Addresses come masked: the page goes to everybody who signed. */
export interface SigningEvidence {
  document: {
    /** Of the frozen file, 64 hexadecimal digits. */
    sha256: string;
    /** Instant (ISO 8601) from which the file was final. */
    frozenAt: string;
    title: string;
    kind: 'loan' | 'gift';
  };
  /** In the order of signing; at least one. */
  signatures: {
    name: string;
    /** `spouse`: of a party, who consents (BW 1:88). */
    side: SignerRole;
    /** Instant (ISO 8601). */
    at: string;
    how: 'passkey' | 'mailed_code';
    /** The sum that only they owe, in letters as they typed it; null if not asked. */
    letters: string | null;
    /** The fingerprint of the signing passkey; null for a mailed code. */
    keyFingerprint: string | null;
    emailMasked: string;
    ipMasked: string | null;
  }[];
  /** The people for whom others agreed to a change, as they can't sign in the product; in order of recording. */
  agreedFor: {
    name: string;
    side: 'from' | 'to';
    /** Instant (ISO 8601) at which it was recorded. */
    at: string;
    /** The day it was signed on paper; null: their partner, on the same side, agreed for them. */
    paperDate: IsoDate | null;
  }[];
}

/** The content of the evidence page; plain data, so that it can cross to a worker thread. */
export interface EvidenceInput {
  /** The file that was signed, as our own PDF maker wrote it. */
  frozen: Uint8Array;
  evidence: SigningEvidence;
  seal: {
    /** The holder of the sealing certificate. */
    name: string;
    /** SHA-256 of that certificate, 64 hexadecimal digits. */
    fingerprint: string;
    /** Instant (ISO 8601) of sealing. */
    at: string;
  };
}
