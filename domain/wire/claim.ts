import { Type, type Static } from 'typebox';
import { Hashid, Instant, oneOf, orNull } from './basics.ts';
import { CLAIM_KINDS } from './choices/claim.ts';
import { IsoDateText } from './isoDateText.ts';

/**
 * What somebody recorded of another who has a login: it takes effect after a week, unless they log in (docs/decisions/0013). Each person of
 * CurrentUser carries the claims about them that are open.
 *
 * - `POST /claim/answer` ClaimAnswer → CurrentUser: whoever it is about says that it is so, and then it takes effect at once, or that it
 *   is not. 'signedIn'. N404 for another's. C409 where a family would be left without a manager.
 * - `POST /claim/withdraw` {hashid} → CurrentUser: 'manager'. N404.
 */
const ClaimKind = oneOf(CLAIM_KINDS);
export type ClaimKind = Static<typeof ClaimKind>;

export const Claim = Type.Object({
  hashid: Hashid,
  kind: ClaimKind,
  /** The day they died or divorced; null for the others. */
  date: orNull(IsoDateText),
  /** First name of whoever recorded it. */
  by: Type.String(),
  at: Instant,
  /** When it takes effect, if they do not log in before. */
  until: Instant,
  /** They logged in since: it waits for their answer, however long. */
  seen: Type.Boolean(),
});
export type Claim = Static<typeof Claim>;

/** The body of POST /claim/answer. */
export const ClaimAnswer = Type.Object(
  { hashid: Hashid, answer: oneOf(['yes', 'no']) },
  { additionalProperties: false },
);
export type ClaimAnswer = Static<typeof ClaimAnswer>;
