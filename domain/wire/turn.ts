import { Type, type Static } from 'typebox';
import { Hashid, oneOf, orNull } from './basics.ts';
import { PARTY_SIDES } from './choices/party.ts';
import { IsoDateText } from './isoDateText.ts';
import { Party } from './party.ts';

/** An event in somebody's life during a running loan (docs/decisions/0013). */
export const Turn = Type.Object({
  party: Party,
  side: oneOf(PARTY_SIDES),
  kind: oneOf(['died', 'parted']),
  /** The day of a death, if known; a parting has no day. */
  date: orNull(IsoDateText),
  /** For a parting: the former partner, if they are on the same side. */
  from: Type.Optional(Hashid),
  /** First names of those who now confirm that money came in; empty if nobody can. */
  receipts: Type.Array(Type.String()),
  /** For a death: first names of those who now agree to a change in their place. */
  agrees: Type.Array(Type.String()),
  /** They record agreements made with the heirs on paper. */
  on_paper: Type.Boolean(),
});
export type Turn = Static<typeof Turn>;
