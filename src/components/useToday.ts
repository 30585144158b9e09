import { useSyncExternalStore } from 'react';
import { serverNow } from '../store/api/serverTime.ts';
import { todayInAmsterdam } from '../../domain/dates/today.ts';
import type { IsoDate } from '../../domain/dates/isoDate.ts';

const HOUR = 3_600_000;

let pinned: IsoDate | null = null;
/** Fixes today on every screen to this day, for as long as the page is loaded: the recording is of one day. */
export const pinDay = (day: IsoDate): void => void (pinned = day);

const now = () => pinned ?? todayInAmsterdam(serverNow());

/** Checks each whole hour, one of which is midnight in the Netherlands, and (timers can be late) when somebody returns. */
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
 * The date in the Netherlands by the server's clock; checked again when it may have changed. Recording "until today" from
 * yesterday's page would record more than the page shows.
 */
export const useToday = (): IsoDate => useSyncExternalStore(whenTheDayMayBeAnother, now);
