import type { AgreementText } from '../agreementText.ts';
import { block, heightOf } from '../layout/block.ts';
import { styles } from '../layout/look.ts';
import { type Sheet, within } from '../layout/sheet.ts';

/** In place of the signatures, a draft for the notary says why nobody signs it. */
export function notaryNote(sheet: Sheet, { title, paragraphs }: NonNullable<AgreementText['notary']>): void {
  const part = within(sheet, sheet.root, 'Sect');
  sheet.y += 8;
  sheet.keep(
    styles.section.leading + 8 + paragraphs.reduce((sum, text) => sum + heightOf(sheet, text, styles.body) + 6, 0),
  );
  sheet.bookmark(title);
  block(sheet, part, 'H2', title, styles.section, { after: 8 });
  for (const text of paragraphs) block(sheet, part, 'P', text, styles.body, { after: 6 });
  part.end();
}
