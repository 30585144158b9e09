import { formatDateLong } from '../dates/dutchDate.ts';
import type { Statement } from '../wire/statement.ts';
import { FIGURE_NAMES } from './statementLines.ts';

/**
 * The day of the last figure of a statement: '31 december', or if it ends sooner (in the current year, or with a death)
 * the day up to which it counts.
 */
export const closingDay = ({ year, until }: Pick<Statement, 'year' | 'until'>): string =>
  until === `${year}-12-31` ? FIGURE_NAMES.closing : formatDateLong(until);
