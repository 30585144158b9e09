import { block } from '../layout/block.ts';
import { colours, column, styles } from '../layout/look.ts';
import { measureIn, paintLine, paintRight } from '../layout/paint.ts';
import { decorate, type Sheet, within } from '../layout/sheet.ts';

/** A line of the contents. */
export interface Entry {
  title: string;
  /** The first page is 1. */
  page: number;
  /** The link destination. */
  place: string;
}

/** The current page; the first is 1. */
export const pageNow = ({ doc }: Sheet): number => doc.bufferedPageRange().count;

const ROW = 18;
const right = column.left + column.width;

/**
 * Reserves room for the contents, which are known only with the last page.
 * @param count the number of lines
 * @returns a function that draws them
 */
export function contents(sheet: Sheet, count: number): (entries: readonly Entry[]) => void {
  const section = within(sheet, sheet.root, 'Sect');
  block(sheet, section, 'H2', 'Inhoud', styles.section, { after: 6 });
  const list = within(sheet, section, 'TOC');
  const places = Array.from({ length: count }, () => {
    sheet.keep(ROW);
    const place = { page: pageNow(sheet) - 1, y: sheet.y };
    sheet.y += ROW;
    return place;
  });
  return (entries) => {
    entries.forEach((entry, i) => {
      const place = places[i];
      if (place === undefined) throw new Error(`The contents have no room for ${entry.title}`);
      sheet.doc.switchToPage(place.page);
      oneLine(sheet, within(sheet, list, 'TOCI'), entry, place.y);
    });
    list.end();
    section.end();
  };
}

function oneLine(sheet: Sheet, item: ReturnType<typeof within>, { title, page, place }: Entry, y: number): void {
  const link = within(sheet, within(sheet, item, 'Reference'), 'Link');
  link.add(() => {
    paintLine(sheet, title, column.left, y, styles.body);
    paintRight(sheet, String(page), right, y, styles.cell);
  });
  // The types of pdfkit leave these out: the link's description for a screen reader, and the element it belongs to.
  const options = { structParent: link, Contents: new String(`${title}, pagina ${page}`) } as object;
  sheet.doc.goTo(column.left, y, column.width, ROW, place, options);
  item.end();
  decorate(sheet, () =>
    sheet.doc
      .moveTo(column.left + measureIn(sheet, styles.body)(title) + 6, y + 11)
      .lineTo(right - measureIn(sheet, styles.cell)(String(page)) - 6, y + 11)
      .lineWidth(0.4)
      .stroke(colours.hairline),
  );
}
