import { deductionCheck } from '../deduction/check.ts';
import type { OwnHomeLoan } from '../deduction/ownHomeLoan.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { homeSpans } from '../loans/home/homeSpans.ts';
import type { LoanEvent } from '../wire/event.ts';
import { type ArePartners, surest } from '../relations/incomePartners.ts';
import type { LoanContract, LoanDetail, LoanTerms } from '../wire/contract.ts';
import type { DeductionCheck } from '../wire/statement.ts';
import type { LoanBooks } from './books.ts';
import { booksOf } from './ledgerBooks.ts';

/** The parts of a loan that the deduction check uses. */
interface HomeLoan extends Pick<LoanContract, 'total' | 'parties'> {
  /** Its records; absent for one that is only agreed. */
  events?: readonly LoanEvent[];
  contract: Pick<
    LoanTerms,
    'own_home' | 'start_date' | 'replaces_since' | 'taken_over' | 'term_months' | 'payment_every' | 'payment_rounding'
  >;
}

/** Returns the loan in the form for the deduction check; null for one that is not for the own home. */
export function ownHomeOf(
  { total, contract, parties, events = [] }: HomeLoan,
  { rates, forms, ends, principalOn, paidForMonth }: LoanBooks,
  arePartners: ArePartners,
): OwnHomeLoan | null {
  if (!contract.own_home) return null;
  return {
    forms,
    total,
    start_date: contract.start_date,
    replaces_since: contract.replaces_since,
    known_from: contract.taken_over?.date ?? contract.start_date,
    term_months: contract.term_months,
    payment_every: contract.payment_every,
    rounding: contract.payment_rounding,
    betweenPartners: (year) =>
      surest(
        parties.from.flatMap((lender) =>
          parties.to.map((borrower) => arePartners(lender.hashid, borrower.hashid, year)),
        ),
      ),
    home: homeSpans(events),
    rates,
    ends: ends(),
    principalOn,
    paidForMonth,
  };
}

/**
 * The state of a signed home loan today: the check of the newest year that can be judged, which includes the earlier
 * years. Null if there is nothing to judge yet, or no longer: paid off before last year.
 */
export function standingCheck(
  loan: LoanDetail,
  today: IsoDate,
  arePartners: ArePartners,
): { year: number; check: DeductionCheck } | null {
  if (loan.contract.signed_date === null || !loan.contract.own_home) return null;
  const home = ownHomeOf(loan, booksOf(loan), arePartners);
  const now = Number(today.slice(0, 4));
  if (home === null || (home.known_from < `${now - 1}-01-01` && home.principalOn(`${now - 2}-12-31`) === 0))
    return null;
  for (const year of [now, now - 1]) {
    const check = deductionCheck(home, year, today);
    if (check !== null) return { year, check };
  }
  return null;
}
