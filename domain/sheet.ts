import { type Cell, csvFile } from './csv.ts';
import type { IsoDate } from './dates/isoDate.ts';

/** One cell of a sheet: a text, a count, a day, an amount in cents, or nothing. */
export type SheetCell = string | number | { date: IsoDate } | { cents: number } | null;

/** The content of a spreadsheet: the names of the columns, then the lines. */
export interface Sheet {
  heading: readonly string[];
  lines: readonly (readonly SheetCell[])[];
}

/**
 * A sheet as the text of a CSV file; amounts stay amounts.
 * @param day how a day is written
 */
export function sheetCsv({ heading, lines }: Sheet, day: (date: IsoDate) => string): string {
  const cell = (one: SheetCell): Cell => {
    if (typeof one === 'number') return String(one);
    return one !== null && typeof one === 'object' && 'date' in one ? day(one.date) : one;
  };
  return csvFile([heading, ...lines.map((cells) => cells.map(cell))]);
}
