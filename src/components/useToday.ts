import { useSyncExternalStore } from 'react';
import { todayInAmsterdam } from '../../domain/dates/today.ts';
import type { IsoDate } from '../../domain/dates/isoDate.ts';

const HOUR = 3_600_000;

const now = () => todayInAmsterdam(Date.now());

/** Looks at each whole hour, one of which is midnight in the Netherlands, and for an alarm that was late at whoever comes back. */
function whenTheDayMayBeAnother(look: () => void): () => void {
  let alarm: ReturnType<typeof setTimeout>;
  const lookAtTheHour = () => {
    look();
    alarm = setTimeout(lookAtTheHour, HOUR - (Date.now() % HOUR));
  };
  lookAtTheHour();
  addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(alarm);
    removeEventListener('visibilitychange', look);
  };
}

/**
 * The date in the Netherlands; looked at again when it may have become another. The server goes by its own: what a page of
 * yesterday asks to record until today would be more than the page says.
 */
export const useToday = (): IsoDate => useSyncExternalStore(whenTheDayMayBeAnother, now);
