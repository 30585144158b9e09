import type { AgreementText } from '../agreementText.ts';
import { colours, column, page, styles } from '../layout/look.ts';
import { paintLine, paintRight } from '../layout/paint.ts';
import { type Sheet, decorate } from '../layout/sheet.ts';

const right = column.left + column.width;

/**
 * Head, foot and watermark of every page: known only with the last page, and not read aloud.
 * @param pagesBehind the number of appended pages, which have their own
 */
export function furniture(
  sheet: Sheet,
  text: Pick<AgreementText, 'shortTitle' | 'madeOn'>,
  watermark: string | null,
  pageWord = 'Pagina',
  pagesBehind = 0,
): void {
  const { count } = sheet.doc.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    sheet.doc.switchToPage(i);
    decorate(sheet, () => head(sheet, text.shortTitle), 'Pagination');
    decorate(sheet, () => foot(sheet, text.madeOn, `${pageWord} ${i + 1} van ${count + pagesBehind}`), 'Pagination');
    if (watermark !== null) decorate(sheet, () => across(sheet, watermark), 'Pagination');
  }
}

function head(sheet: Sheet, shortTitle: string): void {
  paintLine(sheet, 'Onderling', column.left, 44, { ...styles.strong, colour: colours.green });
  paintRight(sheet, shortTitle, right, 44, styles.small);
  sheet.doc.moveTo(column.left, 64).lineTo(right, 64).lineWidth(0.5).stroke(colours.hairline);
}

function foot(sheet: Sheet, madeOn: string, pageNumber: string): void {
  const y = page.height - 50;
  paintLine(sheet, `Gemaakt met Onderling op ${madeOn}`, column.left, y, styles.small);
  paintRight(sheet, pageNumber, right, y, styles.small);
}

function across(sheet: Sheet, word: string): void {
  const { doc } = sheet;
  doc.save();
  doc.rotate(-55, { origin: [page.width / 2, page.height / 2] });
  doc.font('bold').fontSize(112).fillColor(colours.green, 0.1);
  doc.text(word, (page.width - doc.widthOfString(word)) / 2, page.height / 2 - 66, { lineBreak: false });
  doc.restore();
}
