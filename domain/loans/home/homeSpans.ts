import { addDays, dateParts, type IsoDate, isoDate } from '../../dates/isoDate.ts';
import type { LoanEvent } from '../../wire/event.ts';
import type { HOME_STATES } from '../../wire/choices/statement.ts';
import { homeFacts } from './homeFacts.ts';

export type HomeState = (typeof HOME_STATES)[number];

/** A stretch of days in which a home is in one state. */
export interface HomeSpan {
  from: IsoDate;
  /** Null: until further notice. */
  until: IsoDate | null;
  state: HomeState;
  /** Whether a debt for it can belong to the own-home debt. */
  own: boolean;
}

/** The day before any loan. */
const EVER: IsoDate = '0001-01-01';

/** An empty home that is for sale stays an own home in the year it was left and the three after it (art. 3.111 lid 2). */
const YEARS_FOR_SALE = 3;

/** The last day on which an empty home, left on a given day, can be an own home. */
export const lastDayForSale = (left: IsoDate): IsoDate => isoDate(dateParts(left).year + YEARS_FOR_SALE, 11, 31);

/**
 * The states of a loan's home by the facts that count, oldest first; empty if none was recorded. The day of a sale is the last of
 * the own home; a let home is not one from the first day.
 */
export function homeSpans(events: readonly LoanEvent[]): HomeSpan[] {
  const facts = homeFacts(events);
  if (facts.length === 0) return [];
  let steps: Omit<HomeSpan, 'until'>[] = [{ from: EVER, state: 'lived', own: true }];
  const step = (from: IsoDate, state: HomeState, own: boolean) => {
    steps = [...steps.filter((one) => one.from < from), { from, state, own }];
  };
  let left: IsoDate | null = null;
  for (const { date, became } of facts) {
    if (became === 'bought' || became === 'remaining_debt') continue;
    left ??= date;
    if (became === 'sold') step(addDays(date, 1), 'sold', false);
    else if (became === 'let') step(date, 'let', false);
    else {
      const last = lastDayForSale(left);
      if (date <= last) {
        step(date, 'for_sale', true);
        step(addDays(last, 1), 'too_long', false);
      } else step(date, 'too_long', false);
    }
  }
  return steps.map((one, k) => {
    const next = steps[k + 1];
    return { ...one, until: next === undefined ? null : addDays(next.from, -1) };
  });
}

/** The state on a day; undefined if nothing was recorded about the home. */
export const homeOn = (spans: readonly HomeSpan[], day: IsoDate): HomeSpan | undefined =>
  spans.findLast(({ from }) => from <= day);

/** Whether the home is an own home on a day: it is until a record says otherwise. */
export const isOwnOn = (spans: readonly HomeSpan[], day: IsoDate): boolean => homeOn(spans, day)?.own ?? true;

/** The moment a home stops being an own home: the law calls that its alienation (art. 3.119aa lid 4). */
export interface Leaving {
  /** The day of the sale, or the first day of another state. */
  on: IsoDate;
  /** The last day of the own home. */
  last: IsoDate;
  state: HomeState;
}

/** Every such moment, oldest first. */
export const leavingsOf = (spans: readonly HomeSpan[]): Leaving[] =>
  spans.flatMap(({ from, own, state }, k) => {
    if (own || spans[k - 1]?.own !== true) return [];
    const last = addDays(from, -1);
    return [{ on: state === 'sold' ? last : from, last, state }];
  });

/** A stretch of days of a year in which a home is, or is not, an own home. */
export interface OwnDays {
  from: IsoDate;
  until: IsoDate;
  own: boolean;
  state: HomeState;
}

/**
 * The days from one to another, split where the home stops or starts being an own home. Empty if it is one all the time.
 * The others carry the first state in which it is not one.
 */
export function ownDays(spans: readonly HomeSpan[], from: IsoDate, until: IsoDate): OwnDays[] {
  const days: OwnDays[] = [];
  for (const span of spans) {
    if (span.from > until || (span.until !== null && span.until < from)) continue;
    const end = span.until === null || span.until > until ? until : span.until;
    const last = days.at(-1);
    if (last?.own === span.own) last.until = end;
    else days.push({ from: span.from < from ? from : span.from, until: end, own: span.own, state: span.state });
  }
  return days.some(({ own }) => !own) ? days : [];
}
