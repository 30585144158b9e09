import { cleanText } from '../layout/characters.ts';
import { colours, styles } from '../layout/look.ts';
import { measureIn, paintLine } from '../layout/paint.ts';
import { type Sheet, type Structure, decorate, within } from '../layout/sheet.ts';

/** "Adres: ______": a label and a line to write on; with `value` the answer is printed on it. Takes one line box. */
export function writingLine(
  sheet: Sheet,
  parent: Structure,
  label: string,
  x: number,
  width: number,
  value?: string,
): void {
  const { y } = sheet;
  const start = x + measureIn(sheet, styles.body)(label) + 6;
  within(sheet, parent, 'P')
    .add(() => {
      paintLine(sheet, label, x, y, { ...styles.body, colour: colours.soft });
      if (value !== undefined) paintLine(sheet, cleanText(value), start, y, styles.body);
    })
    .end();
  decorate(sheet, () =>
    sheet.doc
      .moveTo(start, y + 13)
      .lineTo(x + width, y + 13)
      .lineWidth(0.5)
      .stroke(colours.rule),
  );
  sheet.y += styles.body.leading;
}
