/**
 * One or two words of letters, with the punctuation found in names. No digit, dot or slash: so no address, sum or
 * sentence.
 */
const NAME = /^\p{L}[\p{L}\p{M}'’-]{0,19}(?: \p{L}[\p{L}\p{M}'’-]{0,19})?$/u;

/**
 * A name that is safe in a greeting, and in a mail to somebody who doesn't know the sender; null if it could be something else,
 * like a sentence or the address of a foreign site (decisions/0027).
 */
export const nameInMail = (name: string): string | null => (NAME.test(name) ? name : null);
