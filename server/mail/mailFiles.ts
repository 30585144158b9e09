import { invoiceFileName } from '../../domain/orders/invoiceNames.ts';
import type { AttachmentRef } from '../db/columns.ts';
import { invoiceByHashid } from '../repositories/invoices.ts';
import type { Services } from '../services.ts';

/** A file that goes along with a mail. */
export interface MailFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Makes the attachments of a mail in the queue. An attachment that is gone meanwhile does not keep the mail back. */
export async function mailFiles(
  { db, pdf }: Pick<Services, 'db' | 'pdf'>,
  refs: readonly AttachmentRef[],
): Promise<MailFile[]> {
  const files: MailFile[] = [];
  for (const { hashid } of refs) {
    const invoice = await invoiceByHashid(db, hashid);
    if (invoice)
      files.push({
        name: invoiceFileName(invoice),
        type: 'application/pdf',
        bytes: await pdf.invoice(invoice.content, null),
      });
  }
  return files;
}
