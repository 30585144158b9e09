import type { IsoDate } from '../../domain/dates/isoDate.ts';
import type { SignerRole } from '../../domain/wire/choices/signing.ts';

/** What is known of the signing of one document. Addresses come masked: the page goes to everybody who signed. */
export interface SigningEvidence {
  document: {
    /** Of the frozen file, 64 hexadecimal signs. */
    sha256: string;
    /** Instant (ISO 8601) from which the file was what it is. */
    frozenAt: string;
    title: string;
    kind: 'loan' | 'gift';
  };
  /** In the order of signing; at least one. */
  signatures: {
    name: string;
    /** `spouse`: of a party, for consent (BW 1:88). */
    side: SignerRole;
    /** Instant (ISO 8601). */
    at: string;
    how: 'passkey' | 'mailed_code';
    /** The sum that they alone owe, in letters as they typed it; null where nothing was asked. */
    letters: string | null;
    /** Of the passkey that signed; null for a mailed code. */
    keyFingerprint: string | null;
    emailMasked: string;
    ipMasked: string | null;
  }[];
  /** For whom others agreed to a change, as they can't sign in the product; in the order in which that was recorded. */
  agreedFor: {
    name: string;
    side: 'from' | 'to';
    /** Instant (ISO 8601) at which it was recorded. */
    at: string;
    /** The day it was signed on paper; null: their partner, who stands beside them, agreed for them. */
    paperDate: IsoDate | null;
  }[];
}

/** Everything the page with the evidence says; plain data, so that it can cross to a worker thread. */
export interface EvidenceInput {
  /** The file that was signed, as our own PDF maker wrote it. */
  frozen: Uint8Array;
  evidence: SigningEvidence;
  seal: {
    /** Whose certificate seals. */
    name: string;
    /** SHA-256 of that certificate, 64 hexadecimal signs. */
    fingerprint: string;
    /** Instant (ISO 8601) at which is sealed. */
    at: string;
  };
}
