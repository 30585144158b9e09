import { graphemes } from './characters.ts';

/** The width of a text in points. */
export type Measure = (text: string) => number;

/** Cuts a word that is wider than a line into pieces that fit; at least one character each. */
function cut(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const sign of graphemes(word)) {
    if (piece !== '' && measure(piece + sign) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += sign;
  }
  return [...pieces, piece];
}

/**
 * Breaks a text into lines of at most `width` points, at spaces; a no-break space never breaks. Never returns an empty
 * list.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const space = measure(' ');
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ').filter((part) => part !== '')) {
    for (const piece of measure(word) > width ? cut(word, width, measure) : [word]) {
      const wide = measure(piece);
      if (line !== '' && used + space + wide > width) {
        lines.push(line);
        line = piece;
        used = wide;
      } else {
        used += (line === '' ? 0 : space) + wide;
        line = line === '' ? piece : `${line} ${piece}`;
      }
    }
  }
  return [...lines, line];
}
