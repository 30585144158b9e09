import type { IsoDate } from '../dates/isoDate.ts';
import { grown, interestOver } from './interest.ts';
import type { PaperGift, PaperPayment } from './paperGift.ts';

/**
 * 'running': the year is not over; 'paid': all of it was paid in the year; 'late': it was made good afterwards, with
 * interest on interest; 'open': something is missing.
 */
export type PaperState = 'running' | 'paid' | 'late' | 'open';

/** The interest over one calendar year, as it stands at the end of a day; amounts in cents. */
export interface PaperYear {
  year: number;
  /** Due on 31 December. */
  due: number;
  paid: number;
  /** What was paid of it, oldest first. */
  payments: readonly PaperPayment[];
  state: PaperState;
  /** What it takes on the day itself to have paid all of it, with interest on interest; 0 when nothing is missing. */
  missing: number;
}

const sumOf = (payments: readonly PaperPayment[]) => payments.reduce((sum, { amount }) => sum + amount, 0);

/** What is missing of a year that is over: what came after it pays interest on interest too (docs/domain.md 2.4). */
function missingOf(due: number, payments: readonly PaperPayment[], end: IsoDate, until: IsoDate): number {
  let open = due - sumOf(payments.filter(({ date }) => date <= end));
  let since = end;
  for (const { date, amount } of payments.filter((one) => one.date > end)) {
    if (open <= 0) return 0;
    open = Math.ceil(grown(open, since, date)) - amount;
    since = date;
  }
  return open <= 0 ? 0 : Math.ceil(grown(open, since, until));
}

/** The interest of every year from the deed until and with the year of a day, oldest first, by what was paid by then. */
export function paperYears(gift: PaperGift, until: IsoDate): PaperYear[] {
  const years: PaperYear[] = [];
  for (let year = Number(gift.since.slice(0, 4)); `${year}-01-01` <= until; year += 1) {
    const due = interestOver(gift, year);
    const payments = gift.interest
      .filter((one) => one.year === year && one.date <= until)
      .map(({ date, amount }) => ({ date, amount }));
    if (due === 0 && payments.length === 0) continue;
    const paid = sumOf(payments);
    const end = `${year}-12-31`;
    const inTime = sumOf(payments.filter(({ date }) => date <= end)) >= due;
    const missing = until < end ? Math.max(0, due - paid) : missingOf(due, payments, end, until);
    const state = inTime ? 'paid' : until < end ? 'running' : missing === 0 ? 'late' : 'open';
    years.push({ year, due, paid, payments, state, missing });
  }
  return years;
}
