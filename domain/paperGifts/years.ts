import type { IsoDate } from '../dates/isoDate.ts';
import { halvesOf } from './halves.ts';
import { interestOver } from './interest.ts';
import { missingOf, sumOf } from './oneDebt.ts';
import type { PaperGift, PaperPayment } from './paperGift.ts';

/**
 * 'running': the year is not over; 'paid': all of it was paid in the year; 'late': it was made good afterwards, with
 * interest on interest; 'open': something is missing.
 */
export type PaperState = 'running' | 'paid' | 'late' | 'open';

/** The interest over one calendar year, at the end of a day; amounts in cents. */
export interface PaperYear {
  year: number;
  /** Due on 31 December. */
  due: number;
  paid: number;
  /** Its payments, oldest first. */
  payments: readonly PaperPayment[];
  state: PaperState;
  /** The amount that pays all of it on the day itself, with interest on interest; 0 if nothing is missing. */
  missing: number;
}

const WORST_FIRST: readonly PaperState[] = ['open', 'running', 'late', 'paid'];

/** The interest of every year from the deed up to and including the year of a day, oldest first, with the payments by then. */
export function paperYears(gift: PaperGift, until: IsoDate): PaperYear[] {
  const halves = gift.halved !== null && gift.halved <= until ? halvesOf(gift) : null;
  if (halves === null) return yearsOfDebt({ ...gift, halved: null }, until);
  const known = halves.flatMap((half) => yearsOfDebt(half, until));
  const years = [...new Set(known.map(({ year }) => year))].sort((a, b) => a - b);
  return years.map((year): PaperYear => {
    const both = known.filter((one) => one.year === year);
    const total = (of: 'due' | 'paid' | 'missing') => both.reduce((sum, one) => sum + one[of], 0);
    return {
      year,
      due: total('due'),
      paid: total('paid'),
      payments: paymentsOver(gift, year, until),
      state: WORST_FIRST.find((state) => both.some((one) => one.state === state)) ?? 'paid',
      missing: total('missing'),
    };
  });
}

const paymentsOver = (gift: PaperGift, year: number, until: IsoDate): PaperPayment[] =>
  gift.interest.filter((one) => one.year === year && one.date <= until).map(({ date, amount }) => ({ date, amount }));

function yearsOfDebt(gift: PaperGift, until: IsoDate): PaperYear[] {
  const { until: dies } = gift;
  const years: PaperYear[] = [];
  for (let year = Number(gift.since.slice(0, 4)); `${year}-01-01` <= until; year += 1) {
    const due = interestOver(gift, year);
    const payments = paymentsOver(gift, year, until);
    if (due === 0 && payments.length === 0) continue;
    const end = `${year}-12-31`;
    const inTime = sumOf(payments.filter(({ date }) => date <= end)) >= due;
    const missing = missingOf(due, payments, end, { until, dies });
    // Payments after the death repair no earlier missed year, though it is still owed.
    const tooLate =
      dies !== null &&
      dies > end &&
      dies <= until &&
      missingOf(due, paymentsOver(gift, year, dies), end, { until: dies, dies }) > 0;
    const state = inTime ? 'paid' : until < end ? 'running' : missing === 0 && !tooLate ? 'late' : 'open';
    years.push({ year, due, paid: sumOf(payments), payments, state, missing });
  }
  return years;
}
