import { type Static, Type } from 'typebox';
import { Hashid, Instant, oneOf } from './basics.ts';
import { CONFIRMATION_ANSWERS } from './choices/confirmation.ts';
import { Party } from './party.ts';

/**
 * Whoever gets a login is asked of each agreement that stood in their name already whether it is right
 * (docs/decisions/0016). All 'signedIn'.
 *
 * - `GET /contracts/unconfirmed` → Contract[]: what the caller has not answered yet.
 * - `POST /contract/confirmation` ConfirmationDraft → ContractLife. A later answer takes the place of the one before. C409
 *   for what the caller is not asked about, or was changed since; V422 on `word`; R429.
 */
export const ConfirmationDraft = Type.Object({
  contract: Hashid,
  /** The version that the caller read. */
  version: Type.Integer(),
  answer: oneOf(CONFIRMATION_ANSWERS),
  /** What differs: needed with a no, at most 500 characters. */
  word: Type.Optional(Type.String()),
});
export type ConfirmationDraft = Static<typeof ConfirmationDraft>;

/** The last answer of a party. */
export const Confirmation = Type.Object({
  by: Party,
  at: Instant,
  answer: oneOf(CONFIRMATION_ANSWERS),
  word: Type.String(),
});
export type Confirmation = Static<typeof Confirmation>;
