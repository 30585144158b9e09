import { normalisePhone } from '../phone.ts';

const PHONE_MESSAGE = 'Dit telefoonnummer klopt niet. Vul een Nederlands nummer in zoals 06 1234 5678.';

/** A Dutch telephone number, or nothing. */
export function phoneNumber(value: string): string | null {
  return value.trim() === '' || normalisePhone(value) !== null ? null : PHONE_MESSAGE;
}
