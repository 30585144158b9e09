import { Type, type Static } from 'typebox';
import { Hashid, oneOf, orNull } from './basics.ts';
import { STAND_ACTS, STAND_ROLES, STANDS } from './choices/nextStep.ts';
import { IsoDateText } from './isoDateText.ts';
import { Party } from './party.ts';

/** Where a contract stands for its reader, and what comes next (domain/nextStep/table.ts). */
export const Standpoint = Type.Object({
  state: oneOf(STANDS),
  role: oneOf(STAND_ROLES),
  /** Who is waited for; empty where that is the reader or nobody. */
  waits_for: Type.Array(Party),
  /** The act that comes first; null where there is none for the reader. */
  first: orNull(oneOf(STAND_ACTS)),
  /** What the reader may do with it besides. */
  others: Type.Array(oneOf(STAND_ACTS)),
  /** The request, the proposal or the record it is about. */
  hashid: orNull(Hashid),
  /** The last day for an answer; null where there is none. */
  until: orNull(IsoDateText),
});
export type Standpoint = Static<typeof Standpoint>;
