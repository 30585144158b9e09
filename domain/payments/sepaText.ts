import { baseLetters } from '../names/baseLetters.ts';

/**
 * Matches a character that is not allowed everywhere in European bank transfers (EPC217-08).
 * Allowed are the characters listed here and the space.
 */
const OUTSIDE = /[^A-Za-z0-9/\-?:().,'+ ]/g;

/** Characters with a usual replacement (EPC217-08, 6.2). */
const SPELLED: Readonly<Record<string, string>> = { '&': '+', '€': 'EUR', _: '-' };

/**
 * A text that every European bank accepts: letters without diacritics, only allowed characters, at most `length`
 * of them, no '/' in front or at the end and never two together (EPC217-08, 3). Anything else is dropped.
 */
export function sepaText(text: string, length: number): string {
  const spelled = Array.from(baseLetters(text), (sign) => SPELLED[sign] ?? sign).join('');
  const allowed = spelled
    .replace(/\s/g, ' ')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(OUTSIDE, '');
  return allowed
    .replace(/\/{2,}/g, '/')
    .replace(/ {2,}/g, ' ')
    .slice(0, length)
    .replace(/^[/ ]+|[/ ]+$/g, '');
}
