import { baseLetters } from './baseLetters.ts';

/** A text as part of a file's name: bare letters and digits in lower case, with a hyphen for all else between them. */
export const slug = (text: string): string =>
  baseLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
