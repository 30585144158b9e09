const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/; // eslint-disable-line no-control-regex -- these are what the rule refuses

const UNPRINTABLE_MESSAGE = 'In deze tekst staat een onzichtbaar teken. Typ de tekst opnieuw.';

/** The sentence for a text that is longer than `length` characters. */
function tooLongMessage(length: number): string {
  return `Deze tekst is te lang. Gebruik ten hoogste ${length} tekens.`;
}

/** A text of at most `length` characters without control characters: a database can't keep them, a document can't print them. */
export function plainText(value: string, length: number): string | null {
  if (value.length > length) return tooLongMessage(length);
  return UNPRINTABLE.test(value) ? UNPRINTABLE_MESSAGE : null;
}
