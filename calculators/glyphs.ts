/** The two fonts built into every PDF reader, so that no font has to be embedded. */
export type Letter = 'regular' | 'bold';

/** From the space to the tilde, in thousandths of the size, as Adobe published them. */
const WIDTHS: Readonly<Record<Letter, string>> = {
  regular:
    '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
  bold: '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
};
const FIRST = 32;
const widths: Readonly<Record<Letter, readonly number[]>> = {
  regular: WIDTHS.regular.split(' ').map(Number),
  bold: WIDTHS.bold.split(' ').map(Number),
};
/** For a letter with a mark, and for the euro: as wide as most, so that a line breaks a little early at worst. */
const OTHER = 556;
const SPACE = 278;
const NO_BREAK = 160;

/** The characters of this encoding outside Latin 1, as far as a Dutch page uses them. */
const ABOVE: Readonly<Record<string, number>> = {
  ...{ '€': 128, '…': 133, '‘': 145, '’': 146, '“': 147, '”': 148, '•': 149, '–': 150, '—': 151 },
  '−': 45,
};

/** A text in this encoding, a character for each byte; unknown characters become a question mark. */
export const written = (text: string): string =>
  Array.from(text.replaceAll(/[ \t\r\n]+/gu, ' ').trim(), (char) => {
    const code = ABOVE[char] ?? char.codePointAt(0) ?? 0;
    return code < FIRST || (code > 126 && code < NO_BREAK && !(char in ABOVE)) || code > 255
      ? '?'
      : String.fromCodePoint(code);
  }).join('');

/** The width of an encoded text at a size. */
export function widthOf(text: string, letter: Letter, size: number): number {
  let thousandths = 0;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    thousandths += code === NO_BREAK ? SPACE : (widths[letter][code - FIRST] ?? OTHER);
  }
  return (thousandths * size) / 1000;
}

/** The lines of an encoded text; a word wider than the line is cut, such as an address. */
export function linesOf(text: string, letter: Letter, size: number, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (tried: string) => widthOf(tried, letter, size) <= room;
  for (const word of text.split(' ')) {
    let rest = word;
    if (line !== '' && !fits(`${line} ${rest}`)) {
      lines.push(line);
      line = '';
    }
    while (line === '' && !fits(rest)) {
      let cut = rest.length - 1;
      while (cut > 1 && !fits(rest.slice(0, cut))) cut -= 1;
      lines.push(rest.slice(0, cut));
      rest = rest.slice(cut);
    }
    line = line === '' ? rest : `${line} ${rest}`;
  }
  return line === '' ? lines : [...lines, line];
}
