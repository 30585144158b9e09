import { invoiceFileName } from '../../domain/orders/invoiceNames.ts';
import type { AttachmentRef } from '../db/columns.ts';
import { invoiceByHashid } from '../repositories/invoices.ts';
import type { Services } from '../services.ts';

/** An attached file. */
export interface MailFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Makes the attachments of a mail in the queue. A mail whose attachment is gone by now is still sent. */
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
