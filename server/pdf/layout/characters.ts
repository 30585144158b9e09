import { canShow, canShowWide } from './fonts.ts';

/** The fonts that can draw a text: the house fonts, the wider family, or neither. */
export type Having = 'own' | 'wide' | 'none';

/** A run of text drawn in one font, or as a box per character if no font has it. */
export interface Stretch {
  text: string;
  font: Having;
}

const lookalikes: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u00AD': '',
  '\u202F': '\u00A0',
  '\t': ' ',
  '\n': ' ',
  '\r': '',
};
// Control characters, and marks that change the reading direction or have no width: they could hide or reorder what a
// contract says.
const unwanted =
  // oxlint-disable-next-line no-control-regex -- those are the signs meant
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const segmenter = new Intl.Segmenter('nl', { granularity: 'grapheme' });

/** The text as we set it: composed (é is one character), no control characters. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(unwanted, '')
    .replace(/[\u2010\u2011\u00AD\u202F\t\n\r]/gu, (sign) => lookalikes[sign] ?? ' ');
}

/** The characters as a reader counts them: an emoji of five code points is one. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

const has = (text: string): Having => {
  const signs = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  if (signs.every(canShow)) return 'own';
  return signs.every(canShowWide) ? 'wide' : 'none';
};

/** Characters the house fonts certainly have: nearly every line consists of these. */
const PLAIN = /^[\u0020-\u007E\u00A0-\u00FF\u20AC\u2013\u2014\u2018\u2019\u201C-\u201E]*$/u;
/** Words and spaces. */
const WORDS = /[^ \u00A0]+|[ \u00A0]+/gu;

/** Splits a line by the font it is drawn in: a word stays in one font, so that no name changes its face halfway. */
export function stretches(text: string): Stretch[] {
  if (PLAIN.test(text)) return [{ text, font: 'own' }];
  const parts: Stretch[] = [];
  const add = (piece: string, font: Having) => {
    const last = parts.at(-1);
    if (last?.font === font) last.text += piece;
    else parts.push({ text: piece, font });
  };
  for (const word of text.match(WORDS) ?? []) {
    const font = has(word);
    const before = parts.at(-1)?.font ?? 'none';
    // Both families have a space: it goes with the word before it.
    if (/^[ \u00A0]/u.test(word) && before !== 'none') add(word, before);
    else if (font === 'none') for (const grapheme of graphemes(word)) add(grapheme, has(grapheme));
    else add(word, font);
  }
  return parts;
}
