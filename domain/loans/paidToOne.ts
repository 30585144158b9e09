import type { IsoDate } from '../dates/isoDate.ts';

/** That money came in on a day. */
export interface Receipt {
  date: IsoDate;
  /** It says so of everything that was to be paid before that day as well. */
  past: boolean;
}

/** Whether some terms that were agreed said that paying one of the receivers is enough (BW 6:15). */
export interface AgreedToOne {
  /** The last day on which these terms held; null of those that hold now. */
  until: IsoDate | null;
  says: boolean;
}

/**
 * Whether paying one of the receivers was enough by the terms of the day of a payment: of all the days it speaks of.
 * @param agreed oldest first; the first held from the beginning. Empty: nothing was agreed yet
 */
export function toOneSuffices(agreed: readonly AgreedToOne[], { date, past }: Receipt): boolean {
  const own = agreed.findIndex(({ until }) => until === null || date <= until);
  return own !== -1 && agreed.slice(past ? 0 : own, own + 1).every(({ says }) => says);
}
