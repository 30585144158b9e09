import type { IsoDate } from '../dates/isoDate.ts';

const BIRTH_DATE_FUTURE_MESSAGE = 'De geboortedatum kan niet in de toekomst zijn.';

/** Born today at the latest. */
export function birthDatePast(birthdate: IsoDate, today: IsoDate): string | null {
  return birthdate > today ? BIRTH_DATE_FUTURE_MESSAGE : null;
}
