import { daysBetween, type IsoDate } from '../../dates/isoDate.ts';
import { roundHalfUp } from '../../money/round.ts';
import { DAY_DIVISORS, countDays } from '../interest.ts';
import { type LateRule, lateRates } from '../lateRule.ts';
import type { RateFrom } from '../statutoryInterest.ts';
import type { UnpaidTerm } from './types.ts';

/** The default interest of one term since its day. */
export type LateInterest = UnpaidTerm['late'];

/**
 * The default interest of a term up to a day, since the day from which it can be late, by the agreed rule; null while it costs
 * nothing extra. Per term it is exact and rounded once, so that other records in between don't change it.
 */
export function lateInterest(
  { term, principal, late }: UnpaidTerm,
  rule: LateRule,
  loanRates: readonly RateFrom[],
  date: IsoDate,
): LateInterest | null {
  if (rule.since !== 'due_date' || principal === 0 || date <= late.until) return null;
  if (daysBetween(term.askedOn, date) <= rule.graceDays) return null;
  const { dayCount } = rule;
  const rates = lateRates(rule, loanRates, late.until, date);
  const exact = rates.reduce((sum, { from, rate }, k) => {
    const days = countDays(from, rates[k + 1]?.from ?? date, dayCount);
    return sum + BigInt(principal) * BigInt(rate) * BigInt(days);
  }, late.exact);
  return { until: date, exact, cents: Number(roundHalfUp(exact, DAY_DIVISORS[dayCount])) };
}
