import { MONTHS } from './dutchDate.ts';

/** `3 mei 2027`, also with the month abbreviated, as `3 5 2027`; any other text unchanged. */
export const withMonthNumber = (text: string): string =>
  text.replace(/([a-z]{3,})\.?/iu, (word, name: string) => {
    const start = name.toLowerCase();
    return String(MONTHS.findIndex((month) => month.startsWith(start)) + 1 || word);
  });
