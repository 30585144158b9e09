import writeExcelFile, { type Cell } from 'write-excel-file/browser';
import type { Sheet, SheetCell } from './scheduleSheet.ts';

const EUROS = '#,##0.00';
const DAY = 'dd-mm-yyyy';
const WIDTHS = [6, 14, 14, 14, 14, 16, 18];

/** A spreadsheet counts in binary fractions; cents divided by a hundred come back as the same cents. */
function xlsxCell(cell: SheetCell): Cell {
  if (cell === null) return null;
  if (typeof cell === 'string') return { value: cell, type: String };
  if (typeof cell === 'number') return { value: cell, type: Number };
  return 'date' in cell
    ? { value: new Date(`${cell.date}T00:00:00Z`), type: Date, format: DAY }
    : { value: cell.cents / 100, type: Number, format: EUROS };
}

/**
 * A sheet as an .xlsx file: real numbers and dates, the heading stays in sight. Up to 600 lines: above 160 kB of text
 * the library compresses in a worker made from a string, which the security policy refuses.
 */
export function writeXlsx(name: string, { heading, lines }: Sheet): Promise<Blob> {
  const rows = [
    heading.map((value): Cell => ({ value, type: String, fontWeight: 'bold' })),
    ...lines.map((cells) => cells.map(xlsxCell)),
  ];
  return writeExcelFile(rows, {
    sheet: name,
    columns: WIDTHS.slice(0, heading.length).map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}
