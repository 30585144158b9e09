import { serverText } from '../text.ts';

const LONE_SURROGATE = /\p{Surrogate}/u;

/** The sentence for a text the database can't store (a NUL, half of a surrogate pair; S-87), or null. */
export function unstorable(text: string): string | null {
  return text.includes('\0') || LONE_SURROGATE.test(text) ? serverText.field.character : null;
}
