import { bytesOf } from './layout/bytes.ts';
import { page } from './layout/look.ts';
import { createSheet, within } from './layout/sheet.ts';
import type { ScanInput } from './scanInput.ts';

/**
 * Pictures of a paper as one PDF, a page of A4 each, as large as fits. A landscape picture goes on a portrait page, so
 * that it prints like the others. The same input gives the same bytes.
 */
export async function makeScan({ pages, title, madeOn }: ScanInput): Promise<Buffer> {
  const sheet = createSheet({ title, subject: 'Scan', madeAt: new Date(`${madeOn}T12:00:00Z`) });
  const bytes = bytesOf(sheet);
  pages.forEach((picture, i) => {
    if (i > 0) sheet.newPage();
    const alt = `Scan, bladzijde ${i + 1} van ${pages.length}`;
    within(sheet, sheet.root, 'Figure', { alt })
      .add(() => {
        sheet.doc.image(Buffer.from(picture), 0, 0, {
          fit: [page.width, page.height],
          align: 'center',
          valign: 'center',
        });
      })
      .end();
  });
  sheet.root.end();
  sheet.doc.end();
  return bytes;
}
