import { type Static, Type } from 'typebox';
import { Hashid, Instant, oneOf, orNull } from './basics.ts';
import { CONTESTED_KINDS } from './choices/contested.ts';
import { MANDATE_MATTERS } from './choices/mandate.ts';
import { Contract } from './contract.ts';
import { Party } from './party.ts';

/**
 * Acts with an account between a theft and the way back are suspended until its owner says whether it was them
 * (docs/decisions/0021). 'signedIn', and about the caller alone.
 *
 * - `GET /contested` → ContestedAct[]: those waiting for the caller, oldest first.
 * - `POST /contested/answer` ContestedAnswer → ContestedAct[]: the remaining ones. A yes makes it count again; a no makes the
 *   contract disputed, ends a request to sign that waits for others, or a mandate. N404 for another's and for an answered one;
 *   U401 for a session that has ended.
 */
const ContestedKind = oneOf(CONTESTED_KINDS);

export const ContestedAct = Type.Object({
  hashid: Hashid,
  kind: ContestedKind,
  /** When it was done. */
  at: Instant,
  /** The agreement, or the statement about money, in one line; absent if its kind says it all. */
  what: Type.Optional(Type.String()),
  /** Null for a mandate. */
  contract: orNull(Contract),
  mandate: orNull(Type.Object({ taker: Party, matters: Type.Array(oneOf(MANDATE_MATTERS)) })),
});
export type ContestedAct = Static<typeof ContestedAct>;

/** The body of POST /contested/answer. */
export const ContestedAnswer = Type.Object(
  { hashid: Hashid, answer: oneOf(['yes', 'no']) },
  { additionalProperties: false },
);
export type ContestedAnswer = Static<typeof ContestedAnswer>;

/** A suspended act in a contract, pending its owner's answer, as everybody who sees the contract reads it. */
export const Doubt = Type.Object({ by: Party, kind: ContestedKind, at: Instant });
export type Doubt = Static<typeof Doubt>;
