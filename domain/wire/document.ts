import type { IsoDateText } from './isoDateText.ts';

/** A document of a contract, as GET /contract/documents lists it: the newest version first. */
export interface ContractDocument {
  /** Of the frozen PDF; null while nobody has asked for this one yet. */
  hashid: string | null;
  /** The agreement, or an addendum to it after a change. */
  kind: 'agreement' | 'addendum';
  /** The version of the contract it belongs to. */
  version: number;
  /** Whether that is the version that holds now. */
  current: boolean;
  /** The day that version was signed; null for a draft. */
  signed_date: IsoDateText | null;
  /** For an addendum: the hashid of the event; otherwise null. */
  event: string | null;
  /** The instant it was frozen; null while it is not made. */
  made_at: string | null;
  /** Of its bytes, in hexadecimal; null while it is not made. */
  sha256: string | null;
}
