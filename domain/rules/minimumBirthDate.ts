import type { IsoDate } from '../dates/isoDate.ts';

/** The earliest birth date that is accepted. */
const MINIMUM_BIRTH_DATE: IsoDate = '1920-01-01';
const MINIMUM_BIRTH_DATE_MESSAGE = 'De geboortedatum kan niet vóór 01-01-1920 zijn.';

/** Born on or after 1 January 1920. */
export function minimumBirthDate(birthdate: IsoDate): string | null {
  return birthdate < MINIMUM_BIRTH_DATE ? MINIMUM_BIRTH_DATE_MESSAGE : null;
}
