import { deductionCheck } from '../deduction/check.ts';
import type { OwnHomeLoan } from '../deduction/ownHomeLoan.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import type { LoanContract, LoanDetail } from '../wire/contract.ts';
import type { DeductionCheck, Verdict } from '../wire/statement.ts';
import type { LoanBooks } from './books.ts';
import { booksOf } from './ledgerBooks.ts';

/** Whether two people, by hashid, are each other's partner at the moment. */
export type ArePartners = (a: string, b: string) => boolean;

/** What the deduction check asks of a loan; null for one that is not for the own home. */
export function ownHomeOf(
  { type, contract, parties }: LoanContract,
  { rates, principalOn }: LoanBooks,
  arePartners: ArePartners,
): OwnHomeLoan | null {
  if (!contract.own_home) return null;
  return {
    type,
    start_date: contract.start_date,
    term_months: contract.term_months,
    betweenPartners: parties.from.some((lender) =>
      parties.to.some((borrower) => arePartners(lender.hashid, borrower.hashid)),
    ),
    rates,
    principalOn,
  };
}

const WEIGHT: Readonly<Record<Verdict, number>> = { green: 0, amber: 1, red: 2 };

/**
 * How a signed loan for the own home stands today: the newest check of its years, or an older one that is worse, for
 * what was behind on one 31 December and never made good costs the deduction for good (art. 3.119e Wet IB 2001). Null
 * where there is nothing to judge yet, or nothing any more: paid off before last year.
 */
export function standingCheck(
  loan: LoanDetail,
  today: IsoDate,
  arePartners: ArePartners,
): { year: number; check: DeductionCheck } | null {
  if (loan.contract.signed_date === null || !loan.contract.own_home) return null;
  const home = ownHomeOf(loan, booksOf(loan), arePartners);
  const [first, now] = [loan.contract.start_date, today].map((date) => Number(date.slice(0, 4))) as [number, number];
  if (home === null || (first < now - 1 && home.principalOn(`${now - 2}-12-31`) === 0)) return null;
  let worst: { year: number; check: DeductionCheck } | null = null;
  for (let year = first; year <= now; year += 1) {
    const check = deductionCheck(home, year, today);
    // In January no month of this year is over: the check would be of last year.
    if (check === null || !check.on.startsWith(String(year))) continue;
    // The year in which the deduction was lost stays the reason.
    const lost = worst?.check.verdict === 'red' && worst.check.maximum !== null;
    if (worst === null || (!lost && WEIGHT[check.verdict] >= WEIGHT[worst.check.verdict])) worst = { year, check };
  }
  return worst;
}
