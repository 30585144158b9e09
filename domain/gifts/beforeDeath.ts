import { addDays, type IsoDate } from '../dates/isoDate.ts';

/** Gifts of so many days before the death of the giver count with the inheritance (art. 12 lid 1 SW 1956). */
export const BEFORE_DEATH_DAYS = 180;

/** The first day of which a gift counts with the inheritance. */
export const firstBeforeDeath = (death: IsoDate): IsoDate => addDays(death, -BEFORE_DEATH_DAYS);

/** Whether a giver died so soon after a gift that it counts with the inheritance. */
export const isBeforeDeath = (gift: IsoDate, death: IsoDate): boolean =>
  gift <= death && gift >= firstBeforeDeath(death);
