import { parseDutchDate } from '../dates/dutchDate.ts';

/** The text is to the letter of the specification. */
export const BIRTH_DATE_FORMAT_MESSAGE = 'Datum is niet in het formaat DD-MM-JJJJ';

/** Requires day-month-year and a day of the calendar; an empty field is for the rule `required`. */
export function birthDateFormat(text: string): string | null {
  return text.trim() === '' || parseDutchDate(text) !== null ? null : BIRTH_DATE_FORMAT_MESSAGE;
}
