import { useSyncExternalStore } from 'react';
import { serverNow } from '../store/api/serverTime.ts';
import { todayInAmsterdam } from '../../domain/dates/today.ts';
import type { IsoDate } from '../../domain/dates/isoDate.ts';

const HOUR = 3_600_000;

let pinned: IsoDate | null = null;
/** Has every screen stand on this day, for as long as the page is loaded: what was recorded is of one day. */
export const pinDay = (day: IsoDate): void => void (pinned = day);

const now = () => pinned ?? todayInAmsterdam(serverNow());

/** Looks at each whole hour, one of which is midnight in the Netherlands, and for an alarm that was late at whoever comes back. */
function whenTheDayMayBeAnother(look: () => void): () => void {
  let alarm: ReturnType<typeof setTimeout>;
  const lookAtTheHour = () => {
    look();
    alarm = setTimeout(lookAtTheHour, HOUR - (serverNow() % HOUR));
  };
  lookAtTheHour();
  addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(alarm);
    removeEventListener('visibilitychange', look);
  };
}

/**
 * The date in the Netherlands by the server's clock; looked at again when it may have become another. What a page of yesterday
 * asks to record until today would be more than the page says.
 */
export const useToday = (): IsoDate => useSyncExternalStore(whenTheDayMayBeAnother, now);
