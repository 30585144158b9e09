import { type IsoDate, isIsoDate } from '../dates/isoDate.ts';
import { BIRTH_DATE_FORMAT_MESSAGE } from './birthDateFormat.ts';
import { unreadableDay } from './unreadableDay.ts';

const BEFORE_BIRTH_MESSAGE = 'Deze dag kan niet vóór de geboortedatum van een van beiden zijn.';

/** The lives of two partners, `yyyy-MM-dd`; empty or null if nobody recorded them. */
export type TwoLives = readonly { birthdate: string | null; death_date: string | null }[];

/**
 * Why a day can't be a day of this couple: it is not a day, is in the future, or precedes a birth.
 * @param value not empty
 * @param ahead the sentence for a future day
 */
export function dayOfTwo(value: string, two: TwoLives, today: IsoDate, ahead: string): string | null {
  if (!isIsoDate(value)) return unreadableDay(value, BIRTH_DATE_FORMAT_MESSAGE);
  if (value > today) return ahead;
  return two.some(({ birthdate }) => isIsoDate(birthdate) && value < birthdate) ? BEFORE_BIRTH_MESSAGE : null;
}

/** Whether one of the two had died before this day. */
export const afterDeathOfOne = (day: IsoDate, two: TwoLives): boolean =>
  two.some(({ death_date }) => isIsoDate(death_date) && day > death_date);
