import { addDays, daysBetween, type IsoDate } from '../dates/isoDate.ts';
import { LEGAL_RATE } from '../gifts/legalRate.ts';
import { roundUp } from '../money/round.ts';
import { owedOn, type PaperGift } from './paperGift.ts';

const later = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b);
const earlier = (a: IsoDate, b: IsoDate | null): IsoDate => (b === null || a < b ? a : b);
const daysIn = (year: number): number => daysBetween(`${year}-01-01`, `${year + 1}-01-01`);

/**
 * What bears interest, as a sum and what went off it on each day: from the day the first of two givers died, where each half is due
 * at the own death, the half of what was owed then. What is paid after it pays the half that was due first.
 */
function bearing({ total, payouts, halved, ...gift }: PaperGift): Pick<PaperGift, 'total' | 'payouts'> {
  if (halved === null) return { total, payouts };
  const owed = owedOn({ ...gift, total, payouts, halved }, halved);
  const due = Math.floor(owed / 2);
  let left = due;
  const after = payouts
    .filter(({ date }) => date > halved)
    .map(({ date, amount }) => {
      const ofDue = Math.min(left, amount);
      left -= ofDue;
      return { date, amount: amount - ofDue };
    });
  return { total, payouts: [...payouts.filter(({ date }) => date <= halved), { date: halved, amount: due }, ...after] };
}

/**
 * The interest over the days of a calendar year until and with a day, over what was owed each day: in the year of the
 * deed from that day on, in that of the last giver's death until that day. Rounded up once, because less than 6 % is not enough. Cents.
 */
export function interestUntil(gift: PaperGift, year: number, until: IsoDate): number {
  const { since, until: dies } = gift;
  const { total, payouts } = bearing(gift);
  const from = later(since, `${year}-01-01`);
  const end = addDays(earlier(earlier(until, `${year}-12-31`), dies), 1);
  const daysFrom = (day: IsoDate) => BigInt(Math.max(0, daysBetween(later(day, from), end)));
  // A part that was paid bears interest until and with the day it was paid.
  const sum = payouts.reduce(
    (owed, { date, amount }) => owed - BigInt(amount) * daysFrom(addDays(date, 1)),
    BigInt(total) * daysFrom(from),
  );
  return Number(roundUp(sum * BigInt(LEGAL_RATE), 100_000n * BigInt(daysIn(year))));
}

/** The day the interest of a year is due: 31 December, or before it the day the last giver died. */
export const dueOn = ({ until }: PaperGift, year: number): IsoDate => earlier(`${year}-12-31`, until);

/** The interest over a whole calendar year; 0 before the deed and after the last giver's death. Cents. */
export const interestOver = (gift: PaperGift, year: number): number =>
  year < Number(gift.since.slice(0, 4)) ? 0 : interestUntil(gift, year, `${year}-12-31`);

/**
 * What an amount that was not paid grows to, with interest on interest: by days within a year, and added to it on each
 * 31 December. Cents, not rounded.
 */
export function grown(amount: number, from: IsoDate, until: IsoDate): number {
  let sum = amount;
  let start = from;
  while (start < until) {
    // 31 December itself is the last day of its year; the days after it are those of the next.
    const year = Number(addDays(start, 1).slice(0, 4));
    const end = until < `${year}-12-31` ? until : `${year}-12-31`;
    sum += (sum * LEGAL_RATE * daysBetween(start, end)) / (100_000 * daysIn(year));
    start = end;
  }
  return sum;
}
