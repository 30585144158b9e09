import { type Static, Type } from 'typebox';
import { Hashid, Instant, oneOf } from './basics.ts';
import { CONFIRMATION_ANSWERS } from './choices/confirmation.ts';
import { Party } from './party.ts';

/**
 * A person who gets a login is asked to confirm each agreement already in their name (docs/decisions/0016). All 'signedIn'.
 *
 * - `GET /contracts/unconfirmed` → Contract[]: those the caller has not answered yet.
 * - `POST /contract/confirmation` ConfirmationDraft → ContractLifecycle. A later answer replaces the previous one. C409 if the caller
 *   is not asked about it, or it was changed since; V422 on `word`; R429.
 */
export const ConfirmationDraft = Type.Object({
  contract: Hashid,
  /** The version that the caller read. */
  version: Type.Integer(),
  answer: oneOf(CONFIRMATION_ANSWERS),
  /** The difference: required with a no, at most 500 characters. */
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
