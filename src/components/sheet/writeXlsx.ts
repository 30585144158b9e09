import writeExcelFile, { type Cell } from 'write-excel-file/browser';
import { harmless } from '../../../domain/csv.ts';
import type { Sheet, SheetCell } from '../../../domain/sheet.ts';

const EUROS = '#,##0.00';
const DAY = 'dd-mm-yyyy';
/** In characters: a column is as wide as its contents, up to this. */
const MOST = 40;
const LEAST = 6;
/** A day, or an amount. */
const FIGURE = 14;

/** A spreadsheet counts in binary fractions; cents divided by a hundred come back as the same cents. */
function xlsxCell(cell: SheetCell): Cell {
  if (cell === null) return null;
  if (typeof cell === 'string') return { value: harmless(cell), type: String };
  if (typeof cell === 'number') return { value: cell, type: Number };
  return 'date' in cell
    ? { value: new Date(`${cell.date}T00:00:00Z`), type: Date, format: DAY }
    : { value: cell.cents / 100, type: Number, format: EUROS };
}

const width = (cell: SheetCell | undefined): number => {
  if (typeof cell === 'string') return cell.length + 2;
  return cell !== null && typeof cell === 'object' ? FIGURE : 0;
};

const widest = (cells: readonly (SheetCell | undefined)[]): number =>
  cells.reduce((most: number, cell) => Math.max(most, width(cell)), LEAST);

/** A sheet as an .xlsx file: real numbers and dates, text that no spreadsheet executes; the heading stays visible. */
export function writeXlsx(name: string, { heading, lines }: Sheet): Promise<Blob> {
  const rows = [
    heading.map((value): Cell => ({ value, type: String, fontWeight: 'bold' })),
    ...lines.map((cells) => cells.map(xlsxCell)),
  ];
  return writeExcelFile(rows, {
    sheet: name,
    columns: heading.map((one, k) => ({ width: Math.min(MOST, widest([one, ...lines.map((cells) => cells[k])])) })),
    stickyRowsCount: 1,
  }).toBlob();
}
