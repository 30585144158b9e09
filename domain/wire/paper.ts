import { Type, type Static } from 'typebox';
import { oneOf } from './basics.ts';
import { PAPER_KINDS } from './choices/document.ts';
import { SIGNING_STATES } from './choices/signing.ts';
import { IsoDateText } from './isoDateText.ts';

/** The body of POST /document/check: the SHA-256 of a file, worked out where the file is; the file itself stays there. */
export const PaperFingerprint = Type.Object({
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'In hexadecimal' }),
});
export type PaperFingerprint = Static<typeof PaperFingerprint>;

/** The answer: whether these very bytes are a paper that is kept here. It says nothing of whose, or of what is in it. */
export const PaperCheck = Type.Union([
  Type.Object({
    known: Type.Literal(true),
    kind: oneOf(PAPER_KINDS),
    /** The day it was made. */
    since: IsoDateText,
    /** What became of the request to sign this paper; only of a paper that was frozen to be signed. */
    signing: Type.Optional(oneOf(SIGNING_STATES)),
    /** Of the sealed paper of what everybody signed: how many they were, and the day of the last; no names (S-154). */
    signed: Type.Optional(Type.Object({ by: Type.Integer({ minimum: 1 }), last: IsoDateText })),
    /** Somebody whose signature is under it says that it is not theirs, or has to say so yet. */
    contested: Type.Optional(Type.Literal(true)),
  }),
  Type.Object({ known: Type.Literal(false) }),
]);
export type PaperCheck = Static<typeof PaperCheck>;
