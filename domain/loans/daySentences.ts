import { formatDate } from '../dates/dutchDate.ts';
import type { IsoDate } from '../dates/isoDate.ts';

/** Returns the sentence for a day before the loan existed. */
export const beforeStart = (start: IsoDate): string =>
  `Deze dag ligt voor het begin van de lening, op ${formatDate(start)}.`;

/** Returns the sentence for a day after the last due day. */
export const afterEnd = (end: IsoDate): string => `Deze dag ligt na de laatste termijn, op ${formatDate(end)}.`;
