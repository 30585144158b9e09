import { Type, type Static } from 'typebox';
import { Hashid, Instant, oneOf, orNull } from './basics.ts';
import { MANDATE_MATTERS } from './choices/mandate.ts';
import { Party } from './party.ts';

/**
 * Mandates to answer for one's partner (docs/decisions/0016). All 'signedIn', about the caller's own.
 *
 * - `GET /mandates` → Mandates.
 * - `POST /mandate` MandateForm → Mandates. Gives one, replacing the previous one. V422 by field, U401 after the
 *   session ended.
 * - `DELETE /mandate?hashid=` → Mandates. Ends one, by the giver or the taker. N404.
 */
const Mandate = Type.Object({
  hashid: Hashid,
  /** The other of the two. */
  party: Party,
  matters: Type.Array(oneOf(MANDATE_MATTERS)),
  given_at: Instant,
});
export type Mandate = Static<typeof Mandate>;

export const Mandates = Type.Object({
  /** The person to whom the caller can give one: their current partner, if both have a login that works. */
  partner: orNull(Party),
  given: orNull(Mandate),
  received: orNull(Mandate),
});
export type Mandates = Static<typeof Mandates>;

/** The body of POST /mandate. */
export const MandateForm = Type.Object({
  taker: Hashid,
  matters: Type.Array(oneOf(MANDATE_MATTERS)),
});
export type MandateForm = Static<typeof MandateForm>;
