import { addDays, addMonths, dateParts, daysBetween, type IsoDate } from '../dates/isoDate.ts';
import { formatDateLong } from '../dates/dutchDate.ts';
import { countsUntil, firstWholeMonth, monthNumber } from './monthEnd.ts';

/** The longest life of a loan for the own home, in months (art. 3.119a lid 1 onderdeel b Wet IB 2001). */
export const LONGEST_TERM = 360;

/** From this day a new debt must be repaid like an annuity; an earlier one keeps the old law (art. 10bis.1 Wet IB 2001). */
export const NEW_LAW = '2013-01-01';

/** The days from which a loan's 360 months are counted. */
export interface Life {
  /** The day of the payout. */
  start_date: IsoDate;
  /**
   * The payout of the home loan that it replaced: the months keep counting (art. 3.119c lid 3 onderdeel d); null
   * without one.
   */
  replaces_since: IsoDate | null;
}

const beginningOf = ({ start_date, replaces_since }: Life): IsoDate => replaces_since ?? start_date;

/** The start of the 360 months, as the end of "na …". */
export const beginningInWords = ({ replaces_since }: Life): string =>
  replaces_since === null ? 'de uitbetaling' : 'het begin van de lening die zij vervangt';

/**
 * Whether a loan ends in time. 'within': at most 360 months after the payout. 'days': later, but its last repayment is
 * due over the 360th whole calendar month, as art. 3.119c counts them and art. 17aa Uitv.reg. IB allows; the law does
 * not say whether the broken first month counts. 'over': later than that.
 */
export type Lifetime = 'within' | 'days' | 'over';

/** The last day of the 360th whole calendar month. */
export function lastMonthEnd(life: Life): IsoDate {
  const start = beginningOf(life);
  const firstWhole = dateParts(start).day === 1 ? start : addMonths(`${start.slice(0, 7)}-01`, 1);
  return addDays(addMonths(firstWhole, LONGEST_TERM), -1);
}

/** Pauses and a broken first period count: only the first and the last day matter. */
export function lifetimeOf(life: Life, end: IsoDate): Lifetime {
  if (end <= addMonths(beginningOf(life), LONGEST_TERM)) return 'within';
  return end <= countsUntil(lastMonthEnd(life)) ? 'days' : 'over';
}

/** "366 maanden na de uitbetaling", "370 maanden en 15 dagen na …": the time of the last term. */
export function lifetimeInWords(life: Life, end: IsoDate): string {
  const start = beginningOf(life);
  let months = monthNumber(end) - monthNumber(start);
  if (addMonths(start, months) > end) months -= 1;
  const days = daysBetween(addMonths(start, months), end);
  const broken = days === 0 ? '' : ` en ${days} ${days === 1 ? 'dag' : 'dagen'}`;
  return `${months} maanden${broken} na ${beginningInWords(life)}`;
}

/** How many of the 360 whole calendar months remain from a day on (art. 3.119c lid 2 onderdeel d). */
export const monthsLeft = (life: Life, from: IsoDate): number =>
  Math.max(0, firstWholeMonth(beginningOf(life)) + LONGEST_TERM - firstWholeMonth(from));

/** Returns the sentence for a loan that is too long; shared by hints, documents and the check. */
export const tooLongSentence = (life: Life, end: IsoDate): string =>
  `De laatste termijn is op ${formatDateLong(end)}: ${lifetimeInWords(life, end)}. Een lening voor een eigen woning moet in ten hoogste 360 maanden helemaal zijn afgelost; pauzes en een gebroken eerste periode tellen mee`;
