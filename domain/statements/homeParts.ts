import type { IsoDate } from '../dates/isoDate.ts';
import { type HomeSpan, ownDays } from '../loans/home/homeSpans.ts';
import { runningInterest } from '../loans/ledger/runningInterest.ts';
import type { LoanDetail } from '../wire/contract.ts';
import type { HomePart, LoanFigures, StatementLoan } from '../wire/statement.ts';
import type { LoanBooks } from './books.ts';

/** The flows of a year, so that its parts add up. */
export const FLOWS = [
  'paid_out',
  'interest_charged',
  'interest_paid',
  'costs_charged',
  'costs_paid',
  'repaid',
  'repaid_extra',
  'paid_ahead',
  'forgiven',
] as const satisfies readonly (keyof LoanFigures)[];

/** The flows between two days of a year: the figures up to the second less those up to the first. */
function between(before: LoanFigures | null, until: LoanFigures): LoanFigures {
  if (before === null) return until;
  const part = { ...until, opening: before.closing };
  for (const key of FLOWS) part[key] = until[key] - before[key];
  return part;
}

/**
 * The year of a loan whose home was an own home for part of it, or not at all, split at those days: a payment on the last day of
 * the own home belongs to the time before. The parts add up to the whole, to the cent. Empty if the home was one all the time.
 */
export function homeParts(
  loan: LoanDetail,
  spans: readonly HomeSpan[],
  books: LoanBooks,
  { year, until }: { year: number; until: IsoDate },
): HomePart[] {
  let before: LoanFigures | null = null;
  return ownDays(spans, `${year}-01-01`, until).map((days, k, all) => {
    const whole = books.figures(year, days.until);
    const figures = between(before, whole);
    before = whole;
    const goesOn = k < all.length - 1;
    return {
      ...days,
      figures,
      // It runs from day to day, and is due with the next term: it still belongs to the time before (art. 3.120 Wet IB 2001).
      running: days.own && goesOn ? runningInterest(loan, books.bySchedule, days.until) : 0,
    };
  });
}

/** The figures of a line that depend on its home: the part in the own-home debt. */
export interface OwnPart {
  /** Whether the home is an own home on the first day, and on the last. */
  first: boolean;
  last: boolean;
  /** Interest paid for the time in which it is one; and for the rest. */
  interest: number;
  rest: number;
  /** The part of that interest that was still running when the home stopped being one. */
  running: number;
}

/** The division of a line; all of it if the home is an own home all the time. */
export function ownPartOf({ home = [], figures }: Pick<StatementLoan, 'home' | 'figures'>): OwnPart {
  if (home.length === 0) return { first: true, last: true, interest: figures.interest_paid, rest: 0, running: 0 };
  let [interest, rest, moved, open] = [0, 0, 0, 0];
  for (const { own, running, figures: part } of home) {
    if (own) {
      interest += part.interest_paid;
      open = running;
      continue;
    }
    // Payments go to the oldest interest first: that of the time before.
    const late = Math.max(0, Math.min(open, part.interest_paid));
    interest += late;
    moved += late;
    rest += part.interest_paid - late;
    open = 0;
  }
  return { first: home[0]?.own === true, last: home.at(-1)?.own === true, interest, rest, running: moved };
}
