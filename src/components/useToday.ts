import { useSyncExternalStore } from 'react';
import { todayInAmsterdam } from '../../domain/dates/today.ts';
import type { IsoDate } from '../../domain/dates/isoDate.ts';

const now = () => todayInAmsterdam(Date.now());

function whenSomebodyComesBack(look: () => void): () => void {
  addEventListener('visibilitychange', look);
  return () => removeEventListener('visibilitychange', look);
}

/**
 * The date in the Netherlands; looked at again when somebody comes back to a page that stayed open. The server goes by its own:
 * what a page of yesterday asks to record until today would be more than the page says.
 */
export const useToday = (): IsoDate => useSyncExternalStore(whenSomebodyComesBack, now);
