import { bytesOf } from '../layout/bytes.ts';
import { block } from '../layout/block.ts';
import { colours, column, styles } from '../layout/look.ts';
import { createSheet, decorate, type Sheet, type Structure, within } from '../layout/sheet.ts';
import { furniture } from './furniture.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';

interface Titled {
  title: string;
  subtitle: string;
  /** The title at the head of every page. */
  shortTitle: string;
  madeOn: string;
  /** Across every page, or null. */
  watermark: string | null;
  /** The word for a page in the footer; by default page. */
  pageWord?: string;
  /** The number of appended pages. */
  pagesBehind?: number;
  /** As for a sheet. */
  boxes?: boolean;
}

/** A document under one title, in parts; the same input gives the same bytes. */
export async function titledDocument(
  { title, subtitle, shortTitle, madeOn, watermark, pageWord, pagesBehind, boxes }: Titled,
  fill: (sheet: Sheet) => void,
): Promise<Buffer> {
  const sheet = createSheet({
    title: `${title}, ${subtitle}`,
    subject: subtitle,
    madeAt: new Date(`${madeOn}T12:00:00Z`),
    boxes,
  });
  const bytes = bytesOf(sheet);
  decorate(sheet, () => sheet.doc.rect(column.left, sheet.y + 1, 44, 4).fill(colours.green));
  sheet.y += 20;
  sheet.bookmark(title);
  block(sheet, sheet.root, 'H1', title, styles.title, { after: 4 });
  block(sheet, sheet.root, 'P', subtitle, styles.subtitle, { after: 16 });
  fill(sheet);
  sheet.root.end();
  furniture(sheet, { shortTitle, madeOn: formatDateLong(madeOn) }, watermark, pageWord, pagesBehind);
  sheet.doc.end();
  return bytes;
}

/** A part under a heading, with a bookmark. */
export function part(sheet: Sheet, title: string, fill: (section: Structure) => void): void {
  const section = within(sheet, sheet.root, 'Sect');
  sheet.y += 10;
  sheet.keep(styles.section.leading + 6 * styles.body.leading);
  sheet.bookmark(title);
  block(sheet, section, 'H2', title, styles.section, { after: 6 });
  fill(section);
  section.end();
}

/** A heading inside a part; `room` is what must follow on the same page. */
export function heading(sheet: Sheet, parent: Structure, text: string, room: number): void {
  sheet.y += 6;
  sheet.keep(styles.article.leading + room);
  block(sheet, parent, 'H3', text, styles.article, { after: 2 });
}

export function paragraph(sheet: Sheet, parent: Structure, text: string, after = 4): void {
  block(sheet, parent, 'P', text, styles.body, { after });
}

/** Sentences, each with a dash. */
export function dashes(sheet: Sheet, parent: Structure, sentences: readonly string[]): void {
  const list = within(sheet, parent, 'L');
  for (const text of sentences) {
    const item = within(sheet, list, 'LI');
    block(sheet, item, 'LBody', text, styles.body, {
      x: column.left + 14,
      after: 2,
      label: { text: '–', x: column.left, style: styles.body },
    });
    item.end();
  }
  list.end();
}
