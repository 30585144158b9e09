import { type IsoDate, isIsoDate } from '../dates/isoDate.ts';
import { BIRTH_DATE_FORMAT_MESSAGE } from './birthDateFormat.ts';
import { unreadableDay } from './unreadableDay.ts';

const BEFORE_BIRTH_MESSAGE = 'Deze dag kan niet vóór de geboortedatum van een van beiden zijn.';

/** The lives of two partners, `yyyy-MM-dd`; empty or null where nobody wrote it down. */
export type TwoLives = readonly { birthdate: string | null; death_date: string | null }[];

/**
 * Why a day can't be one of these two: it is none, still has to come, or one of them was not born yet.
 * @param value not empty
 * @param ahead the sentence for a day that still has to come
 */
export function dayOfTwo(value: string, two: TwoLives, today: IsoDate, ahead: string): string | null {
  if (!isIsoDate(value)) return unreadableDay(value, BIRTH_DATE_FORMAT_MESSAGE);
  if (value > today) return ahead;
  return two.some(({ birthdate }) => isIsoDate(birthdate) && value < birthdate) ? BEFORE_BIRTH_MESSAGE : null;
}

/** Whether one of the two had died before this day. */
export const afterDeathOfOne = (day: IsoDate, two: TwoLives): boolean =>
  two.some(({ death_date }) => isIsoDate(death_date) && day > death_date);
