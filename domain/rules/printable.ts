/**
 * The signs that the fonts of our papers have (server/pdf/layout): every letter with every accent of Latin, Greek and Cyrillic, and the
 * signs of ordinary writing. A test on the server holds it to the fonts.
 */
const PRINTABLE =
  /(?:[\t\n\r\u0020-\u007e\u00a0-\u0148\u014a-\u01c3\u01c5-\u0250\u0374-\u0376\u037a-\u03d7\u0401-\u0479\u048a-\u049d\u04a0-\u04ff\u1e00-\u1e9b\u1e9e-\u1ffe\u2010-\u2027\u2030-\u2055\u20a0-\u20af\u20b1-\u20b5\u2116\u2122\u2190-\u2193\u2212\u2248\u2260\u2264\u2265]|[\u0300-\u0304\u0306-\u030c\u0323\u0326-\u0328])+/gu;
const LETTER = /\p{L}/u;

/** What to do about a word that can't be printed, in Dutch: a name has a Latin spelling in its passport, a picture is left out. */
export const unprintableSentence = (word: string): string =>
  `We kunnen “${word}” niet afdrukken. ${LETTER.test(word) ? 'Is het een naam? Schrijf hem zoals in de onderste regels van het paspoort.' : 'Haal dat teken weg uit de tekst.'}`;

/** The sentence for a text with a letter or sign that our papers can't draw; null where they can draw all of it. */
export function printable(text: string): string | null {
  const [left] = text
    .normalize('NFC')
    .split(PRINTABLE)
    .filter((piece) => piece !== '');
  return left === undefined ? null : unprintableSentence(left);
}

/** What of a text can be printed: for a label that was typed before this was asked, not for what somebody signs. */
export const printablePart = (text: string): string =>
  (text.normalize('NFC').match(PRINTABLE) ?? []).join('').replace(/ {2,}/gu, ' ').trim();
