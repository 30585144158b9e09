import { Type, type Static } from 'typebox';
import { Hashid, oneOf, orNull } from './basics.ts';
import { PARTY_SIDES } from './choices/party.ts';
import { IsoDateText } from './isoDateText.ts';
import { Party } from './party.ts';

/** What became of somebody in a loan that goes on (docs/decisions/0013). */
export const Turn = Type.Object({
  party: Party,
  side: oneOf(PARTY_SIDES),
  kind: oneOf(['died', 'parted']),
  /** The day of a death, where it is known; a parting tells no day. */
  date: orNull(IsoDateText),
  /** Of a parting: the former partner, where they stand on the same side. */
  from: Type.Optional(Hashid),
  /** First names of who says now that money came in; empty where nobody can. */
  receipts: Type.Array(Type.String()),
  /** Of a death: first names of who agrees now to a change in their place. */
  agrees: Type.Array(Type.String()),
  /** They record what was agreed with the heirs on paper. */
  on_paper: Type.Boolean(),
});
export type Turn = Static<typeof Turn>;
