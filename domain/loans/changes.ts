import { addDays, type IsoDate } from '../dates/isoDate.ts';
import type { LoanType } from '../contracts/types.ts';
import type { LoanEvent } from '../wire/event.ts';
import type { PaperEvent } from '../wire/paperEvent.ts';
import { type AddendumKind, hasAddendum } from './events/catalogue.ts';
import { formIn } from './ledger/formIn.ts';
import { type Figures, figuresAfter, openOn } from './ledger/figuresAfter.ts';
import { ledgerOf } from './ledger/ledger.ts';
import { type CountingEvent, countingEvents } from './ledger/countingEvents.ts';
import { booksOn, stateOn } from './ledger/state.ts';
import type { Ledger, LedgerEntry, LedgerLoan, LedgerTerm } from './ledger/types.ts';

/** A record that changes the agreement, so that it has an addendum; payments and costs change nothing. */
export type ChangeEvent = Extract<CountingEvent, { kind: AddendumKind }>;

/** Whether an addendum belongs to it. */
export const isChange = (event: LoanEvent | PaperEvent): event is ChangeEvent => hasAddendum(event.kind);

/** The change with this hashid, whether it counts or not. */
export function changeWith(events: readonly LoanEvent[], hashid: string): ChangeEvent | undefined {
  return events.filter(isChange).find((event) => event.hashid === hashid);
}

/** The changes of a loan that count, in the order in which they were recorded. */
export function changesOf(events: readonly LoanEvent[]): ChangeEvent[] {
  const counting = new Set<LoanEvent>(countingEvents(events));
  return events.filter((event): event is ChangeEvent => isChange(event) && counting.has(event));
}

/** The effect of one change on its loan; amounts in cents. */
export interface ChangeEffect {
  change: ChangeEvent;
  /** The changes that were recorded before it. */
  earlier: ChangeEvent[];
  /** The loan without and with the change: `open` at the end of its day, the other figures from then on. */
  before: Figures;
  after: Figures;
  /** Thousandths of a percent per year, until the change and after it. */
  rates: { before: number; after: number };
  /** The form of repayment, until the change and after it. */
  forms: { before: LoanType; after: LoanType };
  /** The parts the money was split into; for forgiveness, the principal. */
  entry: LedgerEntry;
  /**
   * Overdue at the end of its day, excluding costs; for a loan that ends by it, including the interest up to that
   * day.
   */
  due: number;
  /** The terms that can differ by the change: those after its day, and for a pause also that of its day. */
  terms: LedgerTerm[];
  /** The terms without it. */
  owed: LedgerTerm[];
  /** A pause: its terms, and their interest that is paid after it. */
  resting: LedgerTerm[];
  deferred: number;
}

/**
 * Returns the effect of a change, by the payments and costs recorded and by the changes recorded before it: later
 * records do not alter it. Null for an event that is no change, or does not count.
 * @param loan one whose terms passed validateContract
 */
export function effectOf(
  loan: LedgerLoan,
  events: readonly LoanEvent[],
  hashid: string,
  today: IsoDate,
): ChangeEffect | null {
  const changes = changesOf(events);
  const place = changes.findIndex((change) => change.hashid === hashid);
  const change = changes[place];
  return change === undefined ? null : effectBeside(loan, events, change, changes.slice(0, place), today);
}

/**
 * As `effectOf`, for taking a change back: its effect on the loan as it is now, including later records. `before` is the loan as
 * it is, `after` the loan without the change.
 */
export function undoneEffectOf(
  loan: LedgerLoan,
  events: readonly LoanEvent[],
  hashid: string,
  today: IsoDate,
): ChangeEffect | null {
  const changes = changesOf(events);
  const change = changes.find((one) => one.hashid === hashid);
  if (change === undefined) return null;
  const others = changes.filter((one) => one !== change);
  const effect = effectBeside(loan, events, change, others, today);
  if (effect === null) return null;
  const from = 'until' in change ? addDays(change.date, -1) : change.date;
  const { terms } = ledgerOf(loan, [...moneyOf(events), ...others]);
  return {
    ...effect,
    before: effect.after,
    after: effect.before,
    rates: { before: effect.rates.after, after: effect.rates.before },
    forms: { before: effect.forms.after, after: effect.forms.before },
    terms: terms.filter(({ date }) => date > from),
    owed: effect.terms,
    resting: [],
    deferred: 0,
  };
}

/** Costs change no term, but they are paid first (BW 6:44). */
const moneyOf = (events: readonly LoanEvent[]): CountingEvent[] =>
  countingEvents(events).filter((event) => !isChange(event));

function effectBeside(
  loan: LedgerLoan,
  events: readonly LoanEvent[],
  change: ChangeEvent,
  earlier: ChangeEvent[],
  today: IsoDate,
): ChangeEffect | null {
  const { hashid } = change;
  const known = [...moneyOf(events), ...earlier];
  const without = ledgerOf(loan, known);
  const ledger = ledgerOf(loan, [...known, change]);
  const entry = ledger.entries.find((line) => line.hashid === hashid);
  // An impossible change was refused when it was recorded.
  if (entry === undefined) return null;
  const from = 'until' in change ? addDays(change.date, -1) : change.date;
  const settled = 'until' in change ? change.until : change.date;
  const resting =
    'until' in change
      ? ledger.terms.filter(({ date, paused }) => paused && date >= change.date && date <= settled)
      : [];
  const { due } = stateOn(ledger, change.date);
  const figures = (of: Ledger): Figures => ({
    ...figuresAfter(of, from, settled),
    open: openOn(of, change.date, today),
  });
  return {
    change,
    earlier,
    before: figures(without),
    after: figures(ledger),
    rates: { before: stateOn(without, change.date).rate, after: stateOn(ledger, change.date).rate },
    forms: {
      before: formIn(without, change.date),
      after: formIn(ledger, change.date),
    },
    entry,
    due: due.total - due.costs,
    terms: ledger.terms.filter(({ date }) => date > from),
    owed: without.terms.filter(({ date }) => date > from),
    resting,
    deferred: resting.length === 0 ? 0 : booksOn(ledger, settled).deferred,
  };
}
