import { Type, type Static } from 'typebox';
import { Hashid, oneOf, orNull } from './basics.ts';
import { STAND_ACTS, STAND_ROLES, STANDS } from './choices/nextStep.ts';
import { IsoDateText } from './isoDateText.ts';
import { Party } from './party.ts';

/** The state of a contract for its reader, and the next step (domain/nextStep/table.ts). */
export const Standpoint = Type.Object({
  state: oneOf(STANDS),
  role: oneOf(STAND_ROLES),
  /** The people awaited; empty if that is the reader or nobody. */
  waits_for: Type.Array(Party),
  /** The first act; null if there is none for the reader. */
  first: orNull(oneOf(STAND_ACTS)),
  /** The other acts open to the reader. */
  others: Type.Array(oneOf(STAND_ACTS)),
  /** The request, the proposal or the record concerned. */
  hashid: orNull(Hashid),
  /** The deadline for an answer; null if there is none. */
  until: orNull(IsoDateText),
});
export type Standpoint = Static<typeof Standpoint>;
