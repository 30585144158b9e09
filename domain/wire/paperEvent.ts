import { Type, type Static } from 'typebox';
import { PAPER_EVENT_KINDS } from '../loans/events/catalogue.ts';
import { Correction, eachKind, EventDraft, ofBook, record } from './event.ts';
import { IsoDateText } from './isoDateText.ts';

/** One record of a gift on paper (docs/domain.md 2.4). Records are never changed or removed. */
export const PaperEvent = Type.Union([...eachKind(PAPER_EVENT_KINDS, record), Correction]);
export type PaperEvent = Static<typeof PaperEvent>;

/** A submitted record of a gift on paper. */
const PaperEventDraft = Type.Union([
  ...eachKind(PAPER_EVENT_KINDS, { ...ofBook, date: IsoDateText, note: Type.Optional(Type.String()) }),
]);
export type PaperEventDraft = Static<typeof PaperEventDraft>;

/** The body of POST /contract/event: for a loan, or for a gift on paper. */
export const AnyEventDraft = Type.Union([EventDraft, PaperEventDraft]);
export type AnyEventDraft = Static<typeof AnyEventDraft>;
