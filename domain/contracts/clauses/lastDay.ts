import { isIsoDate } from '../../dates/isoDate.ts';
import { isMonthEnd } from '../../dates/monthEnd.ts';
import { yesOrNo as trueOrFalse } from '../fieldChecks.ts';
import type { Fields } from '../read.ts';
import type { Clause } from './clause.ts';
import { yesOrNo } from './kinds.ts';

export const NOT_LAST = 'Dit kan alleen als de eerste termijn op de laatste dag van een maand is.';

const endsMonth = ({ first_payment_date: first }: Fields): boolean => isIsoDate(first) && isMonthEnd(first);

/**
 * Each term on the last day of its month. Without it a first term on 28 February means the 28th, and one on 30 April never the
 * 31st. From a 31st all are on the last day anyway, so that nobody is asked.
 */
export const lastDay = {
  ...yesOrNo({ applies: (terms) => endsMonth(terms) && !String(terms.first_payment_date).endsWith('31') }),
  step: 'terms',
  figures: true,
  check: (value, terms) => trueOrFalse(value) ?? (value === true && !endsMonth(terms) ? NOT_LAST : null),
} satisfies Clause<'yes_no', boolean>;
