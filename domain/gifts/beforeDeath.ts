import { addDays, type IsoDate } from '../dates/isoDate.ts';
import type { GiftPerson } from '../wire/gifts.ts';

/**
 * Deaths from this day on: a gift of the last 180 days is taxed with the inheritance alone, and needs no return of its own
 * (Belastingplan 2026, explanatory memorandum 5.11). For earlier deaths it was taxed as both.
 */
export const INHERITANCE_ALONE = '2026-01-01';

/** Gifts in this many days before the giver's death count with the inheritance (art. 12 lid 1 SW 1956). */
export const BEFORE_DEATH_DAYS = 180;

/** The first day on which a gift counts with the inheritance. */
export const firstBeforeDeath = (death: IsoDate): IsoDate => addDays(death, -BEFORE_DEATH_DAYS);

/** Whether a giver died so soon after a gift that it counts with the inheritance. */
export const isBeforeDeath = (gift: IsoDate, death: IsoDate): boolean =>
  gift <= death && gift >= firstBeforeDeath(death);

/** Whether a person's gift is taxed with the inheritance alone. */
export const isInherited = (gift: IsoDate, death: IsoDate | null): boolean =>
  death !== null && death >= INHERITANCE_ALONE && isBeforeDeath(gift, death);

/** The day a family member died; null if alive or unknown. */
export const deathOf = (hashid: string, people: readonly GiftPerson[]): IsoDate | null =>
  people.find((one) => one.hashid === hashid)?.death_date ?? null;
