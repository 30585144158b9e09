import { Type, type Static } from 'typebox';
import { Cents, Hashid, Instant, oneOf, orNull } from './basics.ts';
import { SIGNER_ROLES, SIGNING_ACTS, SIGNING_ORDERS, SIGNING_STATES, SIGNING_WAYS } from './choices/signing.ts';
import { Assertion, PasskeyRequest } from './passkey.ts';
import { Party } from './party.ts';
import { PROPOSAL_KINDS } from './proposal.ts';

/**
 * Signing a concept in the product, or a change of one signed this way (docs/contract-life.md). All 'signedIn', for anyone who
 * sees the contract; a spouse who consents sees of it only the request and its paper (docs/decisions/0014).
 *
 * - `POST /signing` SigningDraft → Signing: freezes the paper and asks every party.
 * - `GET /signing?hashid=` → Signing; `GET /signing/document?hashid=` → the frozen paper; for a spouse who consented the sealed
 *   one.
 * - `POST /signing/start` SigningStart → SigningStarted: a challenge for the device, or a mailed code.
 * - `POST /signing/sign` SigningProof → Signing. C409 for one that can't be signed any more, V422 on `letters`, `assertion` or
 *   `code`.
 * - `POST /signing/wish` SigningDraft → ContractLifecycle: has the paper made, and everybody asked, once the invited people have a
 *   login (docs/decisions/0024); `DELETE /signing/wish?hashid=` → ContractLifecycle.
 * - `POST /signing/end` SigningEnd → Signing: withdrawn by the requester, refused by another party.
 */
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'In hexadecimal' });

/** The body of POST /signing. */
export const SigningDraft = Type.Object({
  contract: Hashid,
  /** The version that was read; an older one is refused (409). */
  version: Type.Integer(),
  order: oneOf(SIGNING_ORDERS),
});
export type SigningDraft = Static<typeof SigningDraft>;

const Signer = Type.Object({
  party: Party,
  /** `spouse`: of a party, for consent; not a party themselves (BW 1:88). */
  side: oneOf(SIGNER_ROLES),
  /** Null while they have not signed. */
  signed_at: orNull(Instant),
  how: orNull(oneOf(SIGNING_WAYS)),
});

/** A request to sign one frozen paper, and its signers. */
export const Signing = Type.Object({
  hashid: Hashid,
  contract: Hashid,
  state: oneOf(SIGNING_STATES),
  order: oneOf(SIGNING_ORDERS),
  /** Of the frozen paper; the signer confirms which bytes they read. */
  sha256: Sha256,
  /** The change to the agreement; null if it is the agreement itself. */
  changes: orNull(oneOf(PROPOSAL_KINDS)),
  file_name: Type.String(),
  asked_by: Party,
  asked_at: Instant,
  expires_at: Instant,
  /** The meaning of the reader's signature, in a few sentences; for a reader who is not a party, what is being signed. */
  sentences: Type.Array(Type.String()),
  signers: Type.Array(Signer),
  /** The people who agree to it without signing here, and have not yet: it waits for them too. Absent if there are none. */
  on_paper: Type.Optional(Type.Array(Party)),
  /** The people whose signature is in doubt: their account was in other hands; `rejected`: they deny it. Absent if none. */
  contested: Type.Optional(Type.Array(Type.Object({ by: Party, rejected: Type.Boolean() }))),
  may: Type.Array(oneOf(SIGNING_ACTS)),
  /** Why the reader, who is to sign, can't do so now. */
  waits: orNull(Type.String()),
  /** The sum in cents that one side alone owes, and writes in words (art. 158 Rv); `mine`: the reader does. Null if none. */
  letters: orNull(Type.Object({ amount: Cents, mine: Type.Boolean() })),
  /** The address for a mailed code, as far as its reader needs to recognise it. */
  email_masked: Type.String(),
  /** How many passkeys the reader has. */
  passkeys: Type.Integer(),
  ended: orNull(
    Type.Object({
      by: Party,
      at: Instant,
      /** The reason for a refusal; otherwise empty. */
      word: Type.String(),
      /** The hashid of the signed paper; null if it was not signed. */
      document: orNull(Hashid),
    }),
  ),
});
export type Signing = Static<typeof Signing>;

/** The body of POST /signing/start. */
export const SigningStart = Type.Object({
  hashid: Hashid,
  /** The hash of the paper as shown to the reader. */
  sha256: Sha256,
  how: oneOf(SIGNING_WAYS),
});
export type SigningStart = Static<typeof SigningStart>;

export const SigningStarted = Type.Object({
  /** The request to the device; null for a mailed code. */
  request: orNull(PasskeyRequest),
});
export type SigningStarted = Static<typeof SigningStarted>;

/** The body of POST /signing/sign: the device's answer, or the code from the mail. */
export const SigningProof = Type.Object({
  hashid: Hashid,
  sha256: Sha256,
  /** The reader ticked that they read it. */
  read: Type.Boolean(),
  /** The sum in words, from the person asked for it. */
  letters: Type.Optional(Type.String({ maxLength: 400 })),
  assertion: Type.Optional(Assertion),
  code: Type.Optional(Type.String({ maxLength: 40 })),
});
export type SigningProof = Static<typeof SigningProof>;

/** The body of POST /signing/end. */
export const SigningEnd = Type.Object({
  hashid: Hashid,
  /** Required for a refusal. */
  word: Type.Optional(Type.String()),
});
export type SigningEnd = Static<typeof SigningEnd>;
