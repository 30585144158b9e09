import type { BankLine } from '../domain/bank/bankLine.ts';
import { writtenCents } from './amount.ts';
import { type DayOrder, orderOfDays, serialDay, writtenDay } from './day.ts';

/** A homemade spreadsheet: one row per payment, in whatever columns its owner chose. */
export interface Sheet {
  /** The heading of each column, or 'Kolom A'. */
  columns: string[];
  /** The first five rows, to see what is in a column. */
  firstRows: string[][];
  rows: string[][];
  guess: {
    day: number | null;
    amount: number | null;
    name: number | null;
    description: number | null;
  };
}

/** The role of each column, by its index from 0; null for one that the sheet doesn't have. */
export interface SheetChoice {
  day: number;
  amount: number;
  name: number | null;
  description: number | null;
  /** How days such as 1/2/2026 are written, if `askOrder` says that the reader must be asked. */
  dayOrder?: DayOrder;
}

const column = ({ rows }: Pick<Sheet, 'rows'>, at: number): string[] => rows.map((cells) => cells[at] ?? '');

/** Whether the days of a column are ambiguous: nothing in it proves which of the two numbers is the month. */
export const askOrder = (sheet: Pick<Sheet, 'rows'>, day: number): boolean => {
  const written = column(sheet, day);
  return orderOfDays(written) === null && written.some((text) => /^\s*\d{1,2}\/\d{1,2}\/\d{4}/.test(text));
};

export const sheetDay = (written: string, order: DayOrder | null): string | null =>
  writtenDay(written, order) ?? (/^\d{5}$/.test(written.trim()) ? serialDay(Number(written)) : null);

export const sheetCents = (written: string): number | null => writtenCents(written, { english: true });

/**
 * The payments of a sheet, using the columns its owner chose.
 * @returns `leftOut`: the rows, counted from 1 below the header, without a readable day or amount.
 */
export function linesOfSheet(
  sheet: Pick<Sheet, 'rows'>,
  { day, amount, name, description, dayOrder }: SheetChoice,
): { lines: BankLine[]; leftOut: number[] } {
  const order = orderOfDays(column(sheet, day)) ?? dayOrder ?? null;
  const lines: BankLine[] = [];
  const leftOut: number[] = [];
  sheet.rows.forEach((cells, i) => {
    const cell = (at: number | null) => (at === null ? '' : (cells[at] ?? '').trim());
    const [on, cents] = [sheetDay(cell(day), order), sheetCents(cell(amount))];
    if (on === null || cents === null) {
      leftOut.push(i + 1);
      return;
    }
    lines.push({
      account: null,
      day: on,
      amount: cents,
      currency: 'EUR',
      reversal: false,
      counterparty: { name: cell(name), iban: null },
      text: cell(description),
      reference: '',
      bankReference: '',
    });
  });
  return { lines, leftOut };
}
