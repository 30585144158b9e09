import type { AgreementText } from './agreementText.ts';
import { bytesOf } from './layout/bytes.ts';
import { createSheet } from './layout/sheet.ts';
import { articles } from './sections/articles.ts';
import { furniture } from './sections/furniture.ts';
import { howToCheck } from './sections/howToCheck.ts';
import { notaryNote } from './sections/notaryNote.ts';
import { opening } from './sections/opening.ts';
import { parties } from './sections/parties.ts';
import { scheduleAnnex } from './sections/schedule.ts';
import { signatures } from './sections/signatures.ts';

interface Making {
  /** True for a preview: VOORBEELD across every page. */
  watermark: boolean;
  /** The day it is made: the same text and day give the same bytes. */
  madeOn: string;
  /** The address where anybody can check the file; a preview is not stored, and does not mention it. */
  checkAt: string;
  boxes?: boolean | undefined;
}

/** Makes the document for the parties to sign, as a PDF: tagged, in Dutch, fonts embedded. Throws UnprintableText. */
export async function signedPaper(text: AgreementText, { watermark, madeOn, checkAt, boxes }: Making): Promise<Buffer> {
  const names = text.sides.flatMap(({ people }) => people.map(({ name }) => name));
  const sheet = createSheet({
    title: `${watermark ? 'Voorbeeld: ' : ''}${text.title}, ${names.join(', ')}`,
    subject: text.subtitle,
    madeAt: new Date(`${madeOn}T12:00:00Z`),
    boxes,
  });
  const bytes = bytesOf(sheet);
  opening(sheet, text);
  parties(sheet, text);
  articles(sheet, text.articles);
  if (text.notary === null) signatures(sheet, text);
  else notaryNote(sheet, text.notary);
  if (text.annex !== null) scheduleAnnex(sheet, text.annex);
  if (!watermark) howToCheck(sheet, checkAt, 'het contract');
  sheet.root.end();
  furniture(sheet, text, watermark ? 'VOORBEELD' : (text.notary?.mark ?? null));
  sheet.doc.end();
  return bytes;
}
