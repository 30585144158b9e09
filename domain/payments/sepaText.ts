import { baseLetters } from '../names/baseLetters.ts';

/**
 * Matches a sign that a bank transfer may not use everywhere in Europe (EPC217-08).
 * It may use the signs listed here and the space.
 */
const OUTSIDE = /[^A-Za-z0-9/\-?:().,'+ ]/g;

/** Signs with a usual replacement (EPC217-08, 6.2). */
const SPELLED: Readonly<Record<string, string>> = { '&': '+', '€': 'EUR', _: '-' };

/**
 * A text as every European bank takes it: letters without marks, no sign that is not allowed, at most `length`
 * characters, no '/' in front or at the end and never two together (EPC217-08, 3). What can't be said is left out.
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
