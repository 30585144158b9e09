import { type IsoDate, isIsoDate } from '../dates/isoDate.ts';
import { BIRTH_DATE_FORMAT_MESSAGE } from './birthDateFormat.ts';
import { unreadableDay } from './unreadableDay.ts';

const DEATH_DATE_MISSING_MESSAGE = 'Vul de datum van overlijden in.';
export const DEATH_DATE_EDIT_ONLY_MESSAGE =
  'Voeg deze persoon eerst toe. Daarna kun je de datum van overlijden invullen.';
const DEATH_DATE_FUTURE_MESSAGE = 'De datum van overlijden kan niet in de toekomst zijn.';
const DEATH_DATE_BEFORE_BIRTH_MESSAGE = 'De datum van overlijden kan niet vóór de geboortedatum zijn.';

/**
 * The death date, `yyyy-MM-dd` or empty (R-3.6, S-48): required if the box is ticked, not before birth (an empty birth
 * date is not compared), not after today. It is checked without the box too: a date ticks the box.
 */
export function deathDate(value: string, passedAway: boolean, birthdate: string, today: IsoDate): string | null {
  if (value === '') return passedAway ? DEATH_DATE_MISSING_MESSAGE : null;
  if (!isIsoDate(value)) return unreadableDay(value, BIRTH_DATE_FORMAT_MESSAGE);
  if (value > today) return DEATH_DATE_FUTURE_MESSAGE;
  return value < birthdate ? DEATH_DATE_BEFORE_BIRTH_MESSAGE : null;
}
