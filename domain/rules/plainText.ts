const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/; // oxlint-disable-line no-control-regex -- these are what the rule refuses

/**
 * Invisible characters that change a text: those that reverse the writing direction (U+202E and its kin), joiners,
 * hidden or blank characters, the tag alphabet, line separators, and the braille space. In print such a text says
 * something else.
 */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\u200e\u200f\u061c\u2028\u2029\u2800\ufff9-\ufffb]/u;
/** A colour emoji, and one composed of others (👩‍👧), contain two such characters; only those are let through. */
const COLOUR = /(\p{Emoji})\ufe0f/gu;
const JOINED = /(\p{Extended_Pictographic}\p{Emoji_Modifier}?)\u200d(?=\p{Extended_Pictographic})/gu;

const UNPRINTABLE_MESSAGE = 'In deze tekst staat een onzichtbaar teken. Typ de tekst opnieuw.';

/** The sentence for a text longer than `length` characters. */
function tooLongMessage(length: number): string {
  return `Deze tekst is te lang. Gebruik ten hoogste ${length} tekens.`;
}

/**
 * A text of at most `length` characters, all visible: a database can't store the others, a document can't print
 * them.
 */
export function plainText(value: string, length: number): string | null {
  if (value.length > length) return tooLongMessage(length);
  return UNPRINTABLE.test(value) || HIDDEN.test(value.replace(COLOUR, '$1').replace(JOINED, '$1'))
    ? UNPRINTABLE_MESSAGE
    : null;
}
