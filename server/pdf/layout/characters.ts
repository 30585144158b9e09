import { canShow } from './fonts.ts';

/** A stretch of text to draw: as it is, or (`missing`) as a box for each sign the fonts do not have. */
export interface Stretch {
  text: string;
  missing: boolean;
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
// Control signs, and marks that turn the reading direction or have no width: they could hide or reorder what a contract
// says.
const unwanted =
  // oxlint-disable-next-line no-control-regex -- those are the signs meant
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const segmenter = new Intl.Segmenter('nl', { granularity: 'grapheme' });

/** The text as we set it: composed (é is one sign), no control signs. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(unwanted, '')
    .replace(/[\u2010\u2011\u00AD\u202F\t\n\r]/gu, (sign) => lookalikes[sign] ?? ' ');
}

/** The signs as a reader counts them: an emoji of five code points is one. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

const shows = (grapheme: string) => Array.from(grapheme).every((sign) => canShow(sign.codePointAt(0) ?? 0));

/** Splits a line into what the fonts can show and what they cannot. */
export function stretches(text: string): Stretch[] {
  if (/^[\u0020-\u007E\u00A0-\u017F\u20AC\u2013\u2014\u2018-\u201E]*$/u.test(text)) return [{ text, missing: false }];
  const parts: Stretch[] = [];
  for (const grapheme of graphemes(text)) {
    const missing = !shows(grapheme);
    const last = parts.at(-1);
    if (last?.missing === missing) last.text += grapheme;
    else parts.push({ text: grapheme, missing });
  }
  return parts;
}
