import { paintFigure, startFigures } from './figures.ts';
import { colours, column, page, styles, type TextStyle } from './look.ts';
import { measureIn, paintRight } from './paint.ts';
import { type Sheet, type Structure, decorate, within } from './sheet.ts';

export interface Column {
  title: string;
  /** Right edge of its cells, from the left of the column of text. */
  right: number;
  /** Left edge, if its cells are left-aligned. */
  left?: number;
}

export interface Row {
  cells: string[];
  bold?: boolean;
  tint?: string;
  /** The cell that names the row. */
  headerCell: number;
  /** Space below, in points. */
  after?: number;
}

export interface Table {
  /** `room`: how many rows must still fit on this page, this one included. */
  row(row: Row, room?: number): void;
  end(): void;
}

const rowHeight = styles.cell.leading;

/** A table of figures, aligned right, that may run over pages; its header is repeated on each of them. */
export function tableOf(sheet: Sheet, parent: Structure, columns: Column[]): Table {
  const table = within(sheet, parent, 'Table');
  const at = (i: number, text: string, style: TextStyle) => {
    const { left, right = 0 } = columns[i] ?? {};
    return column.left + (left === undefined ? right : left + measureIn(sheet, style)(text));
  };

  const headerRule = () =>
    sheet.doc
      .moveTo(column.left, sheet.y + rowHeight + 2)
      .lineTo(column.left + column.width, sheet.y + rowHeight + 2)
      .lineWidth(0.8)
      .stroke(colours.rule);

  const firstHeader = () => {
    const header = within(sheet, table, 'TR');
    const { y } = sheet;
    columns.forEach(({ title }, i) =>
      within(sheet, header, 'TH', { scope: 'Column' })
        .add(() => paintRight(sheet, title, at(i, title, styles.cellHead), y, styles.cellHead))
        .end(),
    );
    header.end();
    decorate(sheet, headerRule);
    sheet.y += rowHeight + 5;
  };

  const repeatedHeader = () => {
    const { y } = sheet;
    decorate(
      sheet,
      () => {
        columns.forEach(({ title }, i) => paintRight(sheet, title, at(i, title, styles.cellHead), y, styles.cellHead));
        headerRule();
      },
      'Pagination',
    );
    sheet.y += rowHeight + 5;
  };

  firstHeader();
  return {
    row({ cells, bold = false, tint, headerCell, after = 0 }, room = 1) {
      if (sheet.y + room * rowHeight > column.bottom && sheet.y > page.top) {
        sheet.newPage();
        repeatedHeader();
      }
      const { y } = sheet;
      if (tint !== undefined) decorate(sheet, () => sheet.doc.rect(column.left, y, column.width, rowHeight).fill(tint));
      const line = within(sheet, table, 'TR');
      const style = bold ? styles.cellBold : styles.cell;
      startFigures(sheet, style);
      cells.forEach((text, i) => {
        const cell = i === headerCell ? within(sheet, line, 'TH', { scope: 'Row' }) : within(sheet, line, 'TD');
        if (text !== '') cell.add(() => paintFigure(sheet, text, at(i, text, style), y, style));
        cell.end();
      });
      line.end();
      sheet.y += rowHeight + after;
    },
    end: () => table.end(),
  };
}
