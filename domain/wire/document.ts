import { Type, type Static } from 'typebox';
import { Hashid, Instant, oneOf, orNull } from './basics.ts';
import { DOCUMENT_KINDS } from './choices/document.ts';
import { IsoDateText } from './isoDateText.ts';

/** A document of a contract, as GET /contract/documents lists it: the newest version first. */
export const ContractDocument = Type.Object({
  /** The hashid of the frozen PDF; null while nobody has requested it yet. */
  hashid: orNull(Hashid),
  kind: oneOf(DOCUMENT_KINDS),
  /** The version of the contract it belongs to. */
  version: Type.Integer(),
  /** Whether that is the current version. */
  current: Type.Boolean(),
  /** The day that version was signed; null for a draft. */
  signed_date: orNull(IsoDateText),
  /** The day both sides agreed to the new terms of this version; null for the first, and for an edited one. */
  agreed_on: orNull(IsoDateText),
  /** For an addendum: the hashid of the event; otherwise null. */
  event: orNull(Hashid),
  /** The instant it was frozen; null until then. */
  made_at: orNull(Instant),
  /** The hash of its bytes, in hexadecimal; null until it is made. */
  sha256: orNull(Type.String()),
});
export type ContractDocument = Static<typeof ContractDocument>;

/** A loan and a day, of its standing or its dossier; an invalid day gets its own sentence (checkStandingDate). */
export const LoanOnDay = Type.Object({ hashid: Hashid, date: Type.String({ maxLength: 20 }) });
