import { Type, type Static } from 'typebox';
import { Hashid, Instant, oneOf, orNull } from './basics.ts';
import { CLAIM_KINDS } from './choices/claim.ts';
import { IsoDateText } from './isoDateText.ts';

/**
 * A fact recorded about another person with a login: it takes effect after a week, unless they log in (docs/decisions/0013). Each
 * person of CurrentUser carries the claims about them that are open.
 *
 * - `POST /claim/answer` ClaimAnswer → CurrentUser: the person concerned confirms it, and then it takes effect at once, or denies
 *   it. 'signedIn'. N404 for another's. C409 if a family would be left without a manager.
 * - `POST /claim/withdraw` {hashid} → CurrentUser: 'manager'. N404.
 */
const ClaimKind = oneOf(CLAIM_KINDS);
export type ClaimKind = Static<typeof ClaimKind>;

export const Claim = Type.Object({
  hashid: Hashid,
  kind: ClaimKind,
  /** The day they died or divorced; null for the others. */
  date: orNull(IsoDateText),
  /** First name of the person who recorded it. */
  by: Type.String(),
  at: Instant,
  /** When it takes effect, if they do not log in first. */
  until: Instant,
  /** They logged in since: it waits for their answer, without a limit. */
  seen: Type.Boolean(),
});
export type Claim = Static<typeof Claim>;

/** The body of POST /claim/answer. */
export const ClaimAnswer = Type.Object(
  { hashid: Hashid, answer: oneOf(['yes', 'no']) },
  { additionalProperties: false },
);
export type ClaimAnswer = Static<typeof ClaimAnswer>;
