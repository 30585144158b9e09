import type { IsoDate } from '../dates/isoDate.ts';
import type { DayCount } from '../wire/clauses.ts';
import type { LoanTerms } from '../wire/contract.ts';
import type { LedgerLoan } from './ledger/types.ts';
import { STATUTORY_INTEREST, type RateFrom } from './statutoryInterest.ts';

/**
 * The price of a late term. One rule for the agreement, the wizard, the ledger and the statement
 * (docs/decisions/0002): over the late repayment and nothing else, so never interest over interest (art. 3.119a lid 6
 * Wet IB 2001 forbids it for the own home).
 */
export interface LateRule {
  /**
   * 'due_date': the day of a term is fixed, so a late payer is in default (BW 6:83 a). 'reminder': the wording of
   * agreements from before this choice, with a written reminder (BW 6:82). Reminders are not recorded, so nothing is
   * charged.
   */
  since: LoanTerms['late_payment'];
  /**
   * A payment within this many days costs nothing extra; by 'due_date' interest runs from the day of the term, by
   * 'reminder' from the end of these days after the reminder.
   */
  graceDays: number;
  /** The agreed rate in thousandths of a percent a year; null: the statutory one, or the loan's own if higher. */
  agreed: number | null;
  dayCount: DayCount;
}

/** When late payment begins to cost interest; see `graceDays`. */
export const GRACE_DAYS = { due_date: 14, reminder: 30 } as const;

export function lateRule({
  late_payment: since,
  default_rate_millipercent: agreed,
  day_count: dayCount,
}: Pick<LoanTerms, 'late_payment' | 'default_rate_millipercent' | 'day_count'>): LateRule {
  return { since, graceDays: GRACE_DAYS[since], agreed, dayCount };
}

/** The current rule of the loan: nothing is charged while past payments are entered, as they may have been on time (0001). */
export const lateRuleOf = ({ contract, entering_until: entering }: LedgerLoan): LateRule =>
  entering === undefined ? lateRule(contract) : { ...lateRule(contract), since: 'reminder' };

const rateOn = (steps: readonly RateFrom[], date: IsoDate): number =>
  (steps.findLast(({ from }) => from <= date) ?? steps[0])?.rate ?? 0;

/**
 * The default interest rates from a day until another, oldest first. Without an agreed one the statutory rate, or the
 * loan's own if higher (BW 6:119 lid 1 and 3).
 * @param loanRates the rates of the loan, oldest first
 */
export function lateRates(
  { agreed }: LateRule,
  loanRates: readonly RateFrom[],
  from: IsoDate,
  until: IsoDate,
): RateFrom[] {
  if (agreed !== null) return [{ from, rate: agreed }];
  const changes = [...STATUTORY_INTEREST, ...loanRates]
    .map((step) => step.from)
    .filter((day) => day > from && day < until);
  return [from, ...new Set(changes)]
    .sort()
    .map((day) => ({ from: day, rate: Math.max(rateOn(STATUTORY_INTEREST, day), rateOn(loanRates, day)) }));
}
