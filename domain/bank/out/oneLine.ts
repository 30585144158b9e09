/** Control characters, halves of a character, and line breaks. */
const BREAKING = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]+/gu;

/** A typed text as one line of a file: it can't start a new line there, and XML accepts all of it. */
export const oneLine = (text: string): string => text.replace(BREAKING, ' ').trim();
