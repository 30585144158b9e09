import type { AgreementText } from '../agreementText.ts';
import { block, heightOf } from '../layout/block.ts';
import { colours, column, page, styles } from '../layout/look.ts';
import { cleanText } from '../layout/characters.ts';
import { paintLine } from '../layout/paint.ts';
import { type Sheet, type Structure, decorate, within } from '../layout/sheet.ts';

const padding = 16;

/** Title, subject, and the agreement in figures. */
export function opening(sheet: Sheet, text: AgreementText): void {
  const { doc, root } = sheet;
  decorate(sheet, () => doc.rect(column.left, sheet.y + 1, 44, 4).fill(colours.green));
  sheet.y += 20;
  sheet.bookmark(text.title);
  block(sheet, root, 'H1', text.title, styles.title, { after: 4 });
  block(sheet, root, 'P', text.subtitle, styles.subtitle, { after: 22 });
  keyFigures(sheet, text.keyFigures);
  about(sheet, text.about);
}

function keyFigures(sheet: Sheet, figures: AgreementText['keyFigures']): void {
  const table = within(sheet, sheet.root, 'Table');
  const half = (column.width - 24) / 2;
  const rows = Math.ceil(figures.length / 2);
  const pitch = 39;
  const top = sheet.y;
  // Read down the left half, then down the right half: a row of the structure is one figure with its name.
  figures.forEach(({ label, value }, i) => {
    const x = column.left + (i < rows ? 0 : half + 24);
    const y = top + (i % rows) * pitch;
    decorate(sheet, () =>
      sheet.doc
        .moveTo(x, y)
        .lineTo(x + half, y)
        .lineWidth(0.6)
        .stroke(colours.hairline),
    );
    const row = within(sheet, table, 'TR');
    within(sheet, row, 'TH', { scope: 'Row' })
      .add(() => paintLine(sheet, label, x, y + 6, styles.label))
      .end();
    within(sheet, row, 'TD')
      .add(() => paintLine(sheet, value, x, y + 18.5, styles.value))
      .end();
    row.end();
  });
  table.end();
  sheet.y = top + rows * pitch + 14;
}

function about(sheet: Sheet, paragraphs: string[]): void {
  const width = column.width - 2 * padding;
  const inner = paragraphs.reduce((sum, text) => sum + heightOf(sheet, text, styles.body, width) + 6, 0) - 6;
  const height = inner + styles.article.leading + 6 + 2 * padding;
  const part = within(sheet, sheet.root, 'Sect');
  // A very long name can make this longer than a page: then it continues without its tint.
  if (height < column.bottom - page.top) {
    sheet.keep(height);
    const { y } = sheet;
    decorate(sheet, () => sheet.doc.roundedRect(column.left, y, column.width, height, 6).fill(colours.panel));
  }
  sheet.y += padding;
  boxed(sheet, part, 'H2', 'Waar gaat dit over?', width);
  for (const text of paragraphs)
    block(sheet, part, 'P', cleanText(text), styles.body, { x: column.left + padding, width, after: 6 });
  part.end();
  sheet.y += padding - 6 + 26;
}

function boxed(sheet: Sheet, part: Structure, type: string, text: string, width: number): void {
  block(
    sheet,
    part,
    type,
    text,
    { ...styles.article, colour: colours.green },
    { x: column.left + padding, width, after: 6 },
  );
}
