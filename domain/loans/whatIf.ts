import type { IsoDate } from '../dates/isoDate.ts';
import type { EventDraft, LoanEvent } from '../wire/event.ts';
import { paidUntil } from './events/paidUntil.ts';
import { draftEvent } from './events/draftEvent.ts';
import { validateEvent } from './events/validateEvent.ts';
import { type Figures, figuresAfter } from './ledger/figuresAfter.ts';
import { ledgerOf } from './ledger/ledger.ts';
import type { LedgerLoan, LedgerTerm } from './ledger/types.ts';

/** The future course of a loan: its figures, and the terms they follow from. */
export interface Continuation {
  figures: Figures;
  /** The terms after the change; none if nothing is open any more. */
  terms: readonly LedgerTerm[];
}

/** A loan without and with a change; or the sentences that refuse the change. */
export interface WhatIf {
  now: Continuation;
  then: Continuation | { refused: string[] };
}

/** The last day a change mentions: from then on the loan follows its new course. */
export const settledOn = (draft: EventDraft, today: IsoDate): IsoDate =>
  [today, draft.date, 'until' in draft ? draft.until : ''].toSorted().at(-1) ?? today;

/** The loan without and with a change, by the same ledger as real records; nothing is saved. */
export function whatIf(loan: LedgerLoan, events: readonly LoanEvent[], draft: EventDraft, today: IsoDate): WhatIf {
  const day = settledOn(draft, today);
  const goesOn = (known: readonly LoanEvent[]): Continuation => {
    const ledger = ledgerOf(loan, known);
    return { figures: figuresAfter(ledger, today, day), terms: ledger.terms.filter(({ date }) => date > day) };
  };
  const refused = Object.values(validateEvent(loan, events, draft, today));
  return { now: goesOn(events), then: refused.length > 0 ? { refused } : goesOn([...events, draftEvent(draft)]) };
}

/** The same on a possibly future day, with every term until then paid on its day. */
export function whatIfOnItsDay(loan: LedgerLoan, events: readonly LoanEvent[], draft: EventDraft): WhatIf {
  return whatIf(loan, paidUntil(loan, events, draft.date), draft, draft.date);
}
