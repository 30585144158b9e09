import { GENDERS } from '../wire/choices/user.ts';
import { plainText } from './plainText.ts';
import { required } from './required.ts';

/** The longest first name, infix or last name, in characters. */
const MAX_NAME = 100;

/** The rules of every form that asks for a person's details: one rule per field, `null` if it is met. */
export const firstname = (value: string): string | null =>
  required(value, 'Vul een voornaam in.') ?? plainText(value, MAX_NAME);
export const infix = (value: string): string | null => plainText(value, MAX_NAME);
export const lastname = (value: string): string | null =>
  required(value, 'Vul een achternaam in.') ?? plainText(value, MAX_NAME);

const genders: readonly string[] = GENDERS;
export const gender = (value: string): string | null => (genders.includes(value) ? null : 'Kies een geslacht.');

/** The longest address line, in characters: it is next to 'Adres:' in half a page. */
const MAX_ADDRESS_LINE = 60;
/** Street and number, or postcode and town: free text, since an address may be abroad. Optional. */
export const addressLine = (value: string): string | null => plainText(value, MAX_ADDRESS_LINE);

export const emailGiven = (value: string): string | null => required(value, 'Vul een e-mailadres in.');
