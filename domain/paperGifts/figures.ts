import type { IsoDate } from '../dates/isoDate.ts';
import { reconciled } from '../statements/loanFigures.ts';
import type { GiftDetail } from '../wire/contract.ts';
import type { LoanFigures } from '../wire/statement.ts';
import { debtsOf } from './halves.ts';
import { dueOn, interestOver } from './interest.ts';
import { owedOn, type PaperGift, paperGiftOf } from './paperGift.ts';

/**
 * Interest charged and paid up to and including a day, in cents. A year's interest is charged on the day it is due;
 * payments before that day, or above it (interest on interest), are charged when paid.
 */
function interestBy(gift: PaperGift, day: IsoDate): { charged: number; paid: number } {
  const [first, ...others] = debtsOf(gift).map((debt) => interestOfOne(debt, day));
  return others.reduce(
    (sum, one) => ({ charged: sum.charged + one.charged, paid: sum.paid + one.paid }),
    first ?? { charged: 0, paid: 0 },
  );
}

function interestOfOne(gift: PaperGift, day: IsoDate): { charged: number; paid: number } {
  let [charged, paid] = [0, 0];
  for (let year = Number(gift.since.slice(0, 4)); `${year}-01-01` <= day; year += 1) {
    const known = gift.interest.filter((one) => one.year === year && one.date <= day);
    const amount = known.reduce((sum, one) => sum + one.amount, 0);
    paid += amount;
    charged += Math.max(amount, dueOn(gift, year) <= day ? interestOver(gift, year) : 0);
  }
  return { charged, paid };
}

/** The unpaid part of the interest due by the end of a day, in cents. */
export function unpaidInterest(gift: PaperGift, day: IsoDate): number {
  const { charged, paid } = interestBy(gift, day);
  return charged - paid;
}

/** A gift on paper in a calendar year, up to and including a day of it, as the line of the annual statement; cents. */
export function paperFigures(gift: PaperGift, year: number, until: IsoDate): LoanFigures {
  const before = `${year - 1}-12-31`;
  const [then, now] = [interestBy(gift, before), interestBy(gift, until)];
  const figures: LoanFigures = {
    opening: owedOn(gift, before) + then.charged - then.paid,
    paid_out: gift.since > before && gift.since <= until ? gift.total : 0,
    interest_charged: now.charged - then.charged,
    interest_paid: now.paid - then.paid,
    costs_charged: 0,
    costs_paid: 0,
    repaid: 0,
    repaid_extra: gift.payouts
      .filter(({ date }) => date > before && date <= until)
      .reduce((sum, { amount }) => sum + amount, 0),
    paid_ahead: 0,
    forgiven: 0,
    closing: 0,
  };
  return { ...figures, closing: reconciled(figures) };
}

/**
 * The last day on which a gift on paper has figures: the end of the year of its last payment, or a day that never comes
 * while something is owed. Null for a gift that is not on paper.
 */
export function owedUntil(gift: GiftDetail, died: IsoDate | null = null, first: IsoDate | null = null): IsoDate | null {
  const paper = paperGiftOf(gift, died, first);
  if (paper === null) return null;
  const years = [...paper.payouts, ...paper.interest].map(({ date }) => date.slice(0, 4));
  const end = `${years.sort().at(-1) ?? paper.since.slice(0, 4)}-12-31`;
  return owedOn(paper, end) === 0 && unpaidInterest(paper, end) === 0 ? end : '9999-12-31';
}
