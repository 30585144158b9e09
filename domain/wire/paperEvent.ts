import { Type, type Static, type TProperties } from 'typebox';
import { Cents } from './basics.ts';
import { Correction, EventDraft, ofBook, record } from './event.ts';
import { IsoDateText } from './isoDateText.ts';

/** Interest the giver paid; of which year it is, is said with it. */
const interest = {
  kind: Type.Literal('interest'),
  amount: Cents,
  /** The calendar year it is over. */ year: Type.Integer(),
};
/** A part of the gift itself that the giver paid before their death. */
const payout = { kind: Type.Literal('payout'), amount: Cents };

const eachWith = <Common extends TProperties>(common: Common) =>
  [Type.Object({ ...common, ...interest }), Type.Object({ ...common, ...payout })] as const;

/** One record of a gift on paper (docs/domain.md 2.4). Records are never changed or taken away. */
export const PaperEvent = Type.Union([...eachWith(record), Correction]);
export type PaperEvent = Static<typeof PaperEvent>;

/** A record of a gift on paper, as it is sent. */
const PaperEventDraft = Type.Union([...eachWith({ ...ofBook, date: IsoDateText, note: Type.Optional(Type.String()) })]);
export type PaperEventDraft = Static<typeof PaperEventDraft>;

/** The body of POST /contract/event: of a loan, or of a gift on paper. */
export const AnyEventDraft = Type.Union([EventDraft, PaperEventDraft]);
export type AnyEventDraft = Static<typeof AnyEventDraft>;
