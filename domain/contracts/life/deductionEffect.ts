import type { IsoDate } from '../../dates/isoDate.ts';
import { paidUntil } from '../../loans/events/paidUntil.ts';
import type { ArePartners } from '../../relations/incomePartners.ts';
import { standingCheck } from '../../statements/ownHome.ts';
import type { LoanDetail } from '../../wire/contract.ts';
import type { Consequences } from '../../wire/proposal.ts';

/**
 * The check of the year a change speaks of, without and with it, as it will be when that year is over and everything is
 * paid on its day: a pause that begins next month is seen now. Null for a loan that is not for the own home.
 * @param settled the last day the change speaks of
 */
export function deductionEffect(
  before: LoanDetail,
  after: LoanDetail,
  settled: IsoDate,
  arePartners: ArePartners,
): Consequences['deduction'] {
  if (!before.contract.own_home && !after.contract.own_home) return null;
  const judged = `${Number(settled.slice(0, 4)) + 1}-01-15`;
  const [was, is] = [before, after].map(
    (loan) => standingCheck({ ...loan, events: paidUntil(loan, loan.events, judged) }, judged, arePartners)?.check,
  );
  if (!was || !is) return null;
  return {
    before: { verdict: was.verdict, reason: was.reason },
    after: { verdict: is.verdict, reason: is.reason },
  };
}
