import { isIsoDate, type IsoDate } from '../dates/isoDate.ts';
import type { LoanTerms } from '../wire/contract.ts';
import type { LoanFigures } from '../wire/statement.ts';

const newYear = (date: IsoDate): IsoDate => `${date.slice(0, 4)}-01-01`;

/**
 * Whether a loan that is taken over must state the balance on 1 January of that year: it existed then, and the balance
 * of the takeover is of a later day. Box 3, and the debt of box 1, are counted on that day. Null for missing days.
 */
export function januaryAsked(start: unknown, takenOver: unknown): { year: number } | null {
  if (!isIsoDate(start) || !isIsoDate(takenOver)) return null;
  const first = newYear(takenOver);
  return takenOver > first && start < first ? { year: Number(first.slice(0, 4)) } : null;
}

/** How a loan enters the figures of a year: the part outside the records, in cents. */
export type Entry = Pick<LoanFigures, 'opening' | 'paid_out' | 'repaid'> & {
  /** False if the balance on 1 January was never asked: agreements from before that question. */
  known: boolean;
};

/** For a year other than the one in which the records begin. */
export const NO_ENTRY: Entry = { opening: 0, paid_out: 0, repaid: 0, known: true };

/**
 * The year in which the records begin. The balance on 1 January, or the payout since, less the balance at the
 * takeover, was repaid before it. All zeros for any other year.
 * @param total the principal, in cents
 */
export function entryIn(
  total: number,
  { start_date: start, taken_over: taken }: Pick<LoanTerms, 'start_date' | 'taken_over'>,
  year: number,
): Entry {
  const first = `${year}-01-01`;
  if (newYear(taken?.date ?? start) !== first) return NO_ENTRY;
  if (taken === null) return { ...NO_ENTRY, paid_out: total };
  const { date, balance, january } = taken;
  if (date === first) return { ...NO_ENTRY, opening: balance };
  if (start >= first) return { ...NO_ENTRY, paid_out: total, repaid: total - balance };
  return january === null || january === undefined
    ? { ...NO_ENTRY, paid_out: balance, known: false }
    : { ...NO_ENTRY, opening: january, repaid: january - balance };
}
