import { addDays, daysBetween, type IsoDate } from '../dates/isoDate.ts';
import { LEGAL_RATE } from '../gifts/legalRate.ts';
import { roundUp } from '../money/round.ts';
import type { PaperGift, PaperPayment } from './paperGift.ts';

const later = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b);
export const earlier = (a: IsoDate, b: IsoDate | null): IsoDate => (b === null || a < b ? a : b);
const daysIn = (year: number): number => daysBetween(`${year}-01-01`, `${year + 1}-01-01`);

/** A gift on paper as one debt: its sum, and the days between which it bears interest. */
export type Debt = Pick<PaperGift, 'since' | 'until' | 'total' | 'payouts'>;

/**
 * The interest of one debt over the days of a calendar year up to and including a day, over the sum owed each day: in the year of
 * the deed from that day on, in the year of death until that day. Rounded up once, because less than 6 % is not enough. Cents.
 */
export function interestOfDebt({ since, until: dies, total, payouts }: Debt, year: number, until: IsoDate): number {
  const from = later(since, `${year}-01-01`);
  const end = addDays(earlier(earlier(until, `${year}-12-31`), dies), 1);
  const daysFrom = (day: IsoDate) => BigInt(Math.max(0, daysBetween(later(day, from), end)));
  // A part that was paid bears interest up to and including the day of payment.
  const sum = payouts.reduce(
    (owed, { date, amount }) => owed - BigInt(amount) * daysFrom(addDays(date, 1)),
    BigInt(total) * daysFrom(from),
  );
  return Number(roundUp(sum * BigInt(LEGAL_RATE), 100_000n * BigInt(daysIn(year))));
}

/**
 * The growth of an unpaid amount, with interest on interest: by days within a year, and added to it on each 31
 * December. Cents, not rounded.
 */
export function grown(amount: number, from: IsoDate, until: IsoDate): number {
  let sum = amount;
  let start = from;
  while (start < until) {
    // 31 December itself is the last day of its year; later days belong to the next.
    const year = Number(addDays(start, 1).slice(0, 4));
    const end = until < `${year}-12-31` ? until : `${year}-12-31`;
    sum += (sum * LEGAL_RATE * daysBetween(start, end)) / (100_000 * daysIn(year));
    start = end;
  }
  return sum;
}

export const sumOf = (payments: readonly PaperPayment[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The shortage in the interest of a year at the end of a day, in cents: payments after the year pay interest on interest too
 * (docs/domain.md 2.4), which runs until the death at the latest.
 */
export function missingOf(
  due: number,
  payments: readonly PaperPayment[],
  end: IsoDate,
  { until, dies }: { until: IsoDate; dies: IsoDate | null },
): number {
  if (until < end) return Math.max(0, due - sumOf(payments));
  let open = due - sumOf(payments.filter(({ date }) => date <= end));
  let since = end;
  for (const { date, amount } of payments.filter((one) => one.date > end)) {
    if (open <= 0) return 0;
    open = Math.ceil(grown(open, since, earlier(date, dies))) - amount;
    since = date;
  }
  return open <= 0 ? 0 : Math.ceil(grown(open, since, earlier(until, dies)));
}
