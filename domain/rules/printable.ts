/**
 * The characters in our document fonts (server/pdf/layout): every Latin, Greek and Cyrillic letter with every accent, and
 * ordinary punctuation. A server test compares it with the fonts.
 */
const PRINTABLE =
  /(?:[\t\n\r\u0020-\u007e\u00a0-\u0148\u014a-\u01c3\u01c5-\u0250\u0374-\u0376\u037a-\u03d7\u0401-\u0479\u048a-\u049d\u04a0-\u04ff\u1e00-\u1e9b\u1e9e-\u1ffe\u2010-\u2027\u2030-\u2055\u20a0-\u20af\u20b1-\u20b5\u2116\u2122\u2190-\u2193\u2212\u2248\u2260\u2264\u2265]|[\u0300-\u0304\u0306-\u030c\u0323\u0326-\u0328])+/gu;
const LETTER = /\p{L}/u;

/** The advice for a word that can't be printed, in Dutch: a name has a Latin spelling in its passport, an emoji is left out. */
export const unprintableSentence = (word: string): string =>
  `We kunnen “${word}” niet afdrukken. ${LETTER.test(word) ? 'Is het een naam? Schrijf hem zoals in de onderste regels van het paspoort.' : 'Haal dat teken weg uit de tekst.'}`;

/** The sentence for a text with a character that our documents can't print; null if they can print it all. */
export function printable(text: string): string | null {
  const [left] = text
    .normalize('NFC')
    .split(PRINTABLE)
    .filter((piece) => piece !== '');
  return left === undefined ? null : unprintableSentence(left);
}

/** The printable part of a text: for a label typed before this was checked, not for a text that is signed. */
export const printablePart = (text: string): string =>
  (text.normalize('NFC').match(PRINTABLE) ?? []).join('').replace(/ {2,}/gu, ' ').trim();
