const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/; // oxlint-disable-line no-control-regex -- these are what the rule refuses

/**
 * Signs that are not seen but change a text: those that turn the direction of writing (U+202E and its kin), that join,
 * hide or fill with nothing, the second alphabet of tags, separators of lines, and the space of braille. In print such
 * a text says something else.
 */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\u200e\u200f\u061c\u2028\u2029\u2800\ufff9-\ufffb]/u;
/**
 * A picture in colour, and one put together of others (👩‍👧), are written with two such signs; that is all we let
 * through.
 */
const COLOUR = /(\p{Emoji})\ufe0f/gu;
const JOINED = /(\p{Extended_Pictographic}\p{Emoji_Modifier}?)\u200d(?=\p{Extended_Pictographic})/gu;

const UNPRINTABLE_MESSAGE = 'In deze tekst staat een onzichtbaar teken. Typ de tekst opnieuw.';

/** The sentence for a text that is longer than `length` characters. */
function tooLongMessage(length: number): string {
  return `Deze tekst is te lang. Gebruik ten hoogste ${length} tekens.`;
}

/**
 * A text of at most `length` characters in which everything shows: a database can't keep the rest, a document can't
 * print it.
 */
export function plainText(value: string, length: number): string | null {
  if (value.length > length) return tooLongMessage(length);
  return UNPRINTABLE.test(value) || HIDDEN.test(value.replace(COLOUR, '$1').replace(JOINED, '$1'))
    ? UNPRINTABLE_MESSAGE
    : null;
}
