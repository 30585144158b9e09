import type { IsoDate } from '../dates/isoDate.ts';
import { laterInSeries } from '../dates/monthEnd.ts';

/** The longest loan, in months: fifty years. */
export const MAX_TERM_MONTHS = 600;

interface Rhythm {
  first_payment_date: IsoDate;
  term_months: number;
  payment_every: number;
  on_last_day?: boolean | undefined;
}

/** The day of the last term, as agreed: the first counts as one of the terms. */
export const agreedEnd = ({ first_payment_date, term_months, payment_every, on_last_day = false }: Rhythm): IsoDate =>
  laterInSeries(first_payment_date, term_months - payment_every, on_last_day);
