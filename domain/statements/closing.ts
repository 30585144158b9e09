import { formatDateLong } from '../dates/dutchDate.ts';
import type { Statement } from '../wire/statement.ts';
import { FIGURE_NAMES } from './statementLines.ts';

/** The day of the last figure of a statement: '31 december', or in the running year the day up to which it counts. */
export const closingDay = ({ provisional, until }: Pick<Statement, 'provisional' | 'until'>): string =>
  provisional ? formatDateLong(until) : FIGURE_NAMES.closing;
