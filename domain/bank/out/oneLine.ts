/** Control characters, halves of a character, and what ends a line. */
const BREAKING = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]+/gu;

/** What somebody typed as one line of a file: it begins nothing new there, and XML takes all of it. */
export const oneLine = (text: string): string => text.replace(BREAKING, ' ').trim();
