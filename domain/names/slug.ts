import { baseLetters } from './baseLetters.ts';

/** A text as part of a file name: plain letters and digits in lower case, with a hyphen for everything in between. */
export const slug = (text: string): string =>
  baseLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
