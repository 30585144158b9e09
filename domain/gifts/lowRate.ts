import { type IsoDate, addMonths, daysBetween } from '../dates/isoDate.ts';
import type { LoanType } from '../contracts/types.ts';
import { makeSchedule } from '../loans/schedule.ts';
import type { ScheduleTerms } from '../loans/terms.ts';
import { roundHalfUp } from '../money/round.ts';
import type { LoanTerms } from '../wire/contract.ts';
import { LEGAL_RATE } from './legalRate.ts';

/**
 * The value of a euro of benefit, in cents, by the five-year period it falls in; the last holds for all later years
 * (art. 6 lid 1 Uitvoeringsbesluit SW, the column for a benefit that does not depend on a life). The maximum, seventeen
 * times the yearly benefit (lid 2), is beyond 51 years, and no loan here runs longer than 50.
 */
const FACTORS = [85, 64, 48, 36, 28, 15] as const;
const factorOf = (year: number): number => FACTORS[Math.floor(year / 5)] ?? FACTORS[FACTORS.length - 1] ?? 0;

/**
 * Below this, in thousandths of a percent, a compared rate does not settle the question: is this rate lower than a bank
 * would ask? [O] Our choice, not the law's: no rate of a day is known here (docs/decisions/0009).
 */
export const LOWEST_USUAL_RATE = 2_000;

/**
 * The benefit of a rate below 6 % over the whole agreed term, as one gift at the start (art. 21 lid 14 SW 1956, art. 6
 * and 10 Uitvoeringsbesluit): each year 6 % less the agreed rate over the scheduled principal, from day to day, times
 * the factor of that year. Counted over the principal itself, so that a loan repaid along the way gives a smaller
 * benefit. Rounded once, half up.
 * @returns cents; 0 at 6 % or more; null if the terms make no schedule, or begin in the middle (taken over): the
 * principal
 * of the years before is unknown
 */
export function lowRateBenefit(type: LoanType, total: number, terms: ScheduleTerms): number | null {
  const missing = Math.max(0, LEGAL_RATE - terms.rate_millipercent);
  const made = makeSchedule(type, total, terms);
  if ('errors' in made || (terms.taken_over ?? null) !== null) return null;
  return weighedBenefit(terms.start_date, made.schedule.opening, made.schedule.terms, missing);
}

/**
 * The shortfall of a rate against another, over the principal from a day on, each year times its factor. Rounded once, half
 * up.
 * @param opening the principal on that day, in cents
 * @param terms those after it, each with the balance left once it is paid
 * @param missing thousandths of a percent per year
 * @returns cents
 */
export function weighedBenefit(
  start: IsoDate,
  opening: number,
  terms: readonly { date: IsoDate; balance: number }[],
  missing: number,
): number {
  let sum = 0n;
  let [from, balance] = [start, opening];
  for (const term of terms) {
    sum += weighed(start, from, term.date, balance);
    [from, balance] = [term.date, term.balance];
  }
  return Number(roundHalfUp(sum * BigInt(Math.max(0, missing)), 100_000n * 100n * YEAR));
}

/** Both lengths of a year divide it, so that days of either are added up without rounding. */
const YEAR = 365n * 366n;

/** The sum of balance times part of a year times factor, in the years of the loan between two days. */
function weighed(start: IsoDate, from: IsoDate, until: IsoDate, balance: number): bigint {
  let sum = 0n;
  let year = Math.floor(daysBetween(start, from) / 366);
  for (let begins = addMonths(start, 12 * year); begins < until; year += 1) {
    const ends = addMonths(start, 12 * (year + 1));
    const days = daysBetween(begins > from ? begins : from, ends < until ? ends : until);
    if (days > 0) sum += (BigInt(balance * factorOf(year)) * BigInt(days) * YEAR) / BigInt(daysBetween(begins, ends));
    begins = ends;
  }
  return sum;
}

/** The loans whose low rate is one gift, at the start. */
const ONE_GIFT: readonly LoanTerms['callable'][] = ['limited', 'long_notice'];

/** The parts of a loan that decide whether its rate can be a gift. */
export type RatedLoan = Pick<LoanTerms, 'callable' | 'rate_millipercent' | 'compared_rate_millipercent'>;

/**
 * Whether the rate is one that others agree too: not lower than the rate it was compared with, nor than anybody outside a
 * family charges, and if it is above 6 % not higher either. A reason in words alone compares nothing (docs/decisions/0005).
 */
export function isBusinesslike({
  rate_millipercent: rate,
  compared_rate_millipercent: compared,
}: Pick<RatedLoan, 'rate_millipercent' | 'compared_rate_millipercent'>): boolean {
  if (compared === null || rate < compared) return false;
  return rate > LEGAL_RATE ? rate === compared : rate >= LOWEST_USUAL_RATE;
}

/**
 * Whether the rate of a fixed-term loan raises the question: below 6 %, and not shown to be one that others agree too. The
 * law knows no market rate: it is a gift if somebody means to enrich the other at their own cost (art. 1 lid 7 SW, BW
 * 7:186 lid 2). A loan that can be called soon is art. 15 SW (domain/gifts/callable.ts); with more than three months'
 * notice it is art. 1 over the whole term, unless the borrower chooses art. 15 (KG:063:2023:33).
 */
export function asksWhetherGift(loan: RatedLoan): boolean {
  return ONE_GIFT.includes(loan.callable) && loan.rate_millipercent < LEGAL_RATE && !isBusinesslike(loan);
}
