import type { IsoDate } from '../dates/isoDate.ts';

/** A statement that money came in on a day. */
export interface Receipt {
  date: IsoDate;
  /** It says so about everything due before that day as well. */
  past: boolean;
}

/** Whether certain agreed terms made paying one of the receivers enough (BW 6:15). */
export interface AgreedToOne {
  /** The last day of these terms; null for the current ones. */
  until: IsoDate | null;
  says: boolean;
}

/**
 * Whether paying one of the receivers was enough by the terms of the day of a payment: of all the days it covers.
 * @param agreed oldest first; the first held from the beginning. Empty: nothing was agreed yet
 */
export function toOneSuffices(agreed: readonly AgreedToOne[], { date, past }: Receipt): boolean {
  const own = agreed.findIndex(({ until }) => until === null || date <= until);
  return own !== -1 && agreed.slice(past ? 0 : own, own + 1).every(({ says }) => says);
}
