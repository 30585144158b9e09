/**
 * One or two words of letters, with the signs that stand inside a name. No digit, dot or slash: so no address, sum or
 * sentence.
 */
const NAME = /^\p{L}[\p{L}\p{M}'’-]{0,19}(?: \p{L}[\p{L}\p{M}'’-]{0,19})?$/u;

/**
 * A name as it may stand in a greeting, and in a mail to somebody who doesn't know the sender; null where it could be something else, as
 * a sentence or the address of a site that is not ours (decisions/0027).
 */
export const nameInMail = (name: string): string | null => (NAME.test(name) ? name : null);
