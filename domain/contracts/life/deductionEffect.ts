import type { IsoDate } from '../../dates/isoDate.ts';
import { paidUntil } from '../../loans/events/paidUntil.ts';
import { hasRecords } from '../../loans/ledger/countingEvents.ts';
import type { ArePartners } from '../../relations/incomePartners.ts';
import { standingCheck } from '../../statements/ownHome.ts';
import type { LoanDetail } from '../../wire/contract.ts';
import type { Consequences } from '../../wire/proposal.ts';

/**
 * The check of the year a change mentions, without and with it, as it will be once that year is over with later terms paid
 * on their day: a pause that begins next month is seen now. Amounts due before today were paid as the records say; without
 * any, as agreed (docs/decisions/0001). Null for a loan that is not for the own home.
 * @param settled the last day the change mentions
 */
export function deductionEffect(
  before: LoanDetail,
  after: LoanDetail,
  today: IsoDate,
  settled: IsoDate,
  arePartners: ArePartners,
): Consequences['deduction'] {
  if (!before.contract.own_home && !after.contract.own_home) return null;
  const judged = `${Number(settled.slice(0, 4)) + 1}-01-15`;
  const from = hasRecords(before.events) ? today : undefined;
  const [was, is] = [before, after].map(
    (loan) =>
      standingCheck({ ...loan, events: paidUntil(loan, loan.events, judged, from) }, judged, arePartners)?.check,
  );
  if (!was || !is) return null;
  return {
    before: { verdict: was.verdict, reason: was.reason },
    after: { verdict: is.verdict, reason: is.reason },
  };
}
