import { formatDateLong } from '../dates/dutchDate.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import type { Statement } from '../wire/statement.ts';
import { FIGURE_NAMES } from './statementLines.ts';

/**
 * The day of the last figure of a statement: '31 december', or if it ends sooner (in the current year, or with a death)
 * the day up to which it counts.
 */
export const closingDay = ({ year, until }: Pick<Statement, 'year' | 'until'>): string =>
  until === `${year}-12-31` ? FIGURE_NAMES.closing : formatDateLong(until);

/** The name of the last day that counts, in its figure: after a death on 1 January not that of the day's beginning. */
export const closingOf = (year: number, until: IsoDate): string =>
  `${formatDateLong(until)}${until === `${year}-01-01` ? ', aan het einde van de dag' : ''}`;
