import { plainEuros } from './money/plainEuros.ts';

/** A cell: text, whole cents as euros, or nothing. Only text can be taken for a formula. */
export type Cell = string | { cents: number } | null;

/** A text that a spreadsheet would execute, also after white space or on a later line of the cell (S-99). */
const RUNS = /(^|[\r\n])[\s\u00A0]*[=+\-@]|^[\t\r\n]/;

/** A text that no spreadsheet executes, now or when somebody edits its cell. */
export const harmless = (text: string): string => (RUNS.test(text) ? `'${text}` : text);

/** One line for a Dutch spreadsheet: semicolons, a decimal comma, quotes where they are needed, and CRLF. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(';')}\r\n`;

/** So that Excel reads the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

function written(cell: Cell): string {
  if (cell === null) return '';
  // Exact, without a thousands separator: 123456 becomes 1234,56.
  if (typeof cell === 'object') return plainEuros(cell.cents).replace('.', ',');
  const text = harmless(cell);
  return /[";\r\n]/.test(text) || text !== text.trim() ? `"${text.replace(/"/g, '""')}"` : text;
}

/** A whole file, its first line the names of the columns. */
export const csvFile = (lines: readonly (readonly Cell[])[]): string => BYTE_ORDER_MARK + lines.map(csvLine).join('');
