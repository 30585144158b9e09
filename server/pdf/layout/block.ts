import { cleanText } from './characters.ts';
import { breakLines } from './lines.ts';
import { type TextStyle, column, page } from './look.ts';
import { measureIn, paintLine } from './paint.ts';
import { type Sheet, type Structure, within } from './sheet.ts';

export interface BlockOptions {
  /** Left edge; the column's by default. */
  x?: number;
  width?: number;
  /** Space below, in points. */
  after?: number;
  /** A number or letter hanging to the left of the first line. */
  label?: { text: string; x: number; style: TextStyle };
}

/** How many of these lines fit at the foot of the page, without widows or orphans. */
function linesThatFit(room: number, leading: number, left: number, first: boolean): number {
  const fit = Math.min(left, Math.floor(room / leading + 0.001));
  if (fit === left) return fit;
  const keepForNext = left - fit === 1 ? fit - 1 : fit;
  return first && keepForNext < 2 ? 0 : keepForNext;
}

/** The height of a block. */
export function heightOf(sheet: Sheet, text: string, style: TextStyle, width: number = column.width): number {
  return breakLines(cleanText(text), width, measureIn(sheet, style)).length * style.leading;
}

/** Sets a text as one structure element (P, H1, H2, LBody …), over as many pages as it needs. */
export function block(
  sheet: Sheet,
  parent: Structure,
  type: string,
  text: string,
  style: TextStyle,
  options: BlockOptions = {},
): void {
  const { x = column.left, width = column.left + column.width - x, after = 0, label } = options;
  const lines = breakLines(cleanText(text), width, measureIn(sheet, style));
  const element = within(sheet, parent, type);
  let done = 0;
  while (done < lines.length) {
    const fit = linesThatFit(column.bottom - sheet.y, style.leading, lines.length - done, done === 0);
    if (fit <= 0 && sheet.y > page.top) {
      sheet.newPage();
      continue;
    }
    const now = lines.slice(done, done + Math.max(1, fit));
    const { y } = sheet;
    const showLabel = done === 0;
    element.add(() => {
      if (label && showLabel) paintLine(sheet, label.text, label.x, y, label.style);
      now.forEach((line, i) => paintLine(sheet, line, x, y + i * style.leading, style));
    });
    done += now.length;
    sheet.y += now.length * style.leading;
  }
  element.end();
  sheet.y += after;
}
