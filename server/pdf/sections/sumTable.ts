import { cleanText } from '../layout/characters.ts';
import { heightOf } from '../layout/block.ts';
import { breakLines } from '../layout/lines.ts';
import { colours, column, page, styles } from '../layout/look.ts';
import { measureIn, paintLine, paintRight } from '../layout/paint.ts';
import { type Sheet, type Structure, decorate, within } from '../layout/sheet.ts';

export interface SumRow {
  label: string;
  /** A figure, a date or a name; empty leaves a line to write on. */
  value: string;
  bold?: boolean;
}

const LABEL_WIDTH = column.width * 0.58;
const VALUE_WIDTH = column.width - LABEL_WIDTH - 12;
const PADDING = 3;

/** Draws names on the left and values on the right, with a hairline between rows; a row stays whole on one page. */
export function sumTable(sheet: Sheet, parent: Structure, rows: readonly SumRow[]): void {
  const table = within(sheet, parent, 'Table');
  for (const row of rows) oneRow(sheet, table, row);
  table.end();
  sheet.y += 8;
}

function oneRow(sheet: Sheet, table: Structure, { label, value, bold = false }: SumRow): void {
  const style = bold ? styles.strong : styles.body;
  const labels = breakLines(cleanText(label), LABEL_WIDTH, measureIn(sheet, style));
  const values = value === '' ? [''] : breakLines(cleanText(value), VALUE_WIDTH, measureIn(sheet, style));
  const height = Math.max(labels.length, values.length) * style.leading + 2 * PADDING;
  if (height < column.bottom - page.top) sheet.keep(height);
  const top = sheet.y + PADDING;
  const right = column.left + column.width;
  const row = within(sheet, table, 'TR');
  within(sheet, row, 'TH', { scope: 'Row' })
    .add(() => labels.forEach((line, i) => paintLine(sheet, line, column.left, top + i * style.leading, style)))
    .end();
  const cell = within(sheet, row, 'TD');
  if (value !== '')
    cell.add(() => values.forEach((line, i) => paintRight(sheet, line, right, top + i * style.leading, style)));
  cell.end();
  row.end();
  sheet.y += height;
  decorate(sheet, () => {
    if (value === '')
      sheet.doc
        .moveTo(right - VALUE_WIDTH, sheet.y - PADDING)
        .lineTo(right, sheet.y - PADDING)
        .lineWidth(0.5)
        .stroke(colours.rule);
    else sheet.doc.moveTo(column.left, sheet.y).lineTo(right, sheet.y).lineWidth(0.4).stroke(colours.hairline);
  });
}

/** The height of the first rows, so that a heading is not left alone at the foot of a page. */
export function heightOfRows(sheet: Sheet, rows: readonly SumRow[], count: number): number {
  return rows
    .slice(0, count)
    .reduce((sum, { label }) => sum + heightOf(sheet, label, styles.body, LABEL_WIDTH) + 2 * PADDING, 0);
}
