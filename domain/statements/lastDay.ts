import type { IsoDate } from '../dates/isoDate.ts';

/** Whether a year is not over: its figures can still change. */
export const isRunning = (year: number, today: IsoDate): boolean => today <= `${year}-12-31`;

/** The last day of a year that counts: 31 December, or today while the year is not over. */
export const lastDayOf = (year: number, today: IsoDate): IsoDate => (isRunning(year, today) ? today : `${year}-12-31`);

/**
 * The last day that counts for one person: in the year of their death it is that day. Their return covers the year until
 * then, and later payments are the heirs' to declare.
 * @param death of the person; undefined while they are alive
 */
export function lastDayFor(year: number, today: IsoDate, death: IsoDate | undefined): IsoDate {
  const last = lastDayOf(year, today);
  return death !== undefined && death < last && Number(death.slice(0, 4)) === year ? death : last;
}
