import { plainText } from './plainText.ts';
import { required } from './required.ts';

/** The longest name of a family, in characters. */
const MAX_FAMILY_NAME = 100;
const TAKEN = 'Je hoort al bij een familie met deze naam. Kies een andere, dan houd je ze uit elkaar.';

/** The name of a family as it is stored: the screens write "Familie" before it. */
export const cleanFamilyName = (typed: string): string =>
  typed
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^familie (?=.)/iu, '');

/** The form in which two family names are compared. */
const sound = (name: string): string => cleanFamilyName(name).toLocaleLowerCase('nl');

/**
 * The name of a family founded by somebody who is already in others: with the name of one of those nobody could tell
 * the two apart.
 */
export const familyName = (typed: string, own: readonly string[]): string | null =>
  required(typed, 'Vul een naam voor je familie in.') ??
  plainText(typed, MAX_FAMILY_NAME) ??
  (own.some((name) => sound(name) === sound(typed)) ? TAKEN : null);
