import { Type, type Static } from 'typebox';
import { oneOf } from './basics.ts';
import { PAPER_KINDS } from './choices/document.ts';
import { SIGNING_STATES } from './choices/signing.ts';
import { IsoDateText } from './isoDateText.ts';

/** The body of POST /document/check: the SHA-256 of a file, calculated on the device; the file itself stays there. */
export const PaperFingerprint = Type.Object({
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'In hexadecimal' }),
});
export type PaperFingerprint = Static<typeof PaperFingerprint>;

/** The answer: whether these very bytes are a paper kept here. It does not say whose, or what it contains. */
export const PaperCheck = Type.Union([
  Type.Object({
    known: Type.Literal(true),
    kind: oneOf(PAPER_KINDS),
    /** The day it was made. */
    since: IsoDateText,
    /** The outcome of the request to sign this paper; only for a paper frozen for signing. */
    signing: Type.Optional(oneOf(SIGNING_STATES)),
    /** For the sealed paper that everybody signed: how many signed, and the day of the last; no names (S-154). */
    signed: Type.Optional(Type.Object({ by: Type.Integer({ minimum: 1 }), last: IsoDateText })),
    /** One of the signers says that the signature is not theirs, or still has to say so. */
    contested: Type.Optional(Type.Literal(true)),
  }),
  Type.Object({ known: Type.Literal(false) }),
]);
export type PaperCheck = Static<typeof PaperCheck>;
