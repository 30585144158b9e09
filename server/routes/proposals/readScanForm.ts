import type { FastifyRequest } from 'fastify';
import { MAX_SCAN_PDF_BYTES, MAX_SCAN_PICTURES, scanMessages } from '../../../domain/rules/scan.ts';
import type { UploadedScan } from '../../actions/proposals/scan.ts';
import { invalid, tooLarge } from '../../http/errors.ts';
import { formText, textFields } from '../../http/formFields.ts';
import { type FormField, PHOTO_FIELD, readMultipart } from '../../http/multipart.ts';

const NO_PDF = 'Dit is geen pdf.';
const PICTURE_TOO_LARGE = 'Deze foto is te groot. Een foto mag 4 MB zijn.';

const PICTURES = Array.from({ length: MAX_SCAN_PICTURES }, (_, i) => `picture_${i + 1}`);
const FIELDS: Record<string, FormField> = {
  ...textFields(['contract']),
  pdf: { kind: 'file', bytes: MAX_SCAN_PDF_BYTES, tooLarge: () => tooLarge({ pdf: scanMessages.pdfTooLarge }) },
  ...Object.fromEntries(
    PICTURES.map((name) => [name, { ...PHOTO_FIELD, tooLarge: () => tooLarge({ [name]: PICTURE_TOO_LARGE }) }]),
  ),
};

/** Reads POST /contract/scan: the contract, and the files in their order. Throws B400, B413, V422 by field. */
export async function readScanForm(request: FastifyRequest): Promise<{ contract: string; upload: UploadedScan }> {
  const sent = await readMultipart(request, FIELDS);
  const contract = formText(sent, 'contract');
  const pdf = sent.get('pdf');
  const pictures = new Map(
    PICTURES.flatMap((name) => {
      const bytes = sent.get(name);
      return bytes ? [[name, bytes] as const] : [];
    }),
  );
  if (pdf && pictures.size > 0) throw invalid({ pdf: scanMessages.both });
  if (!pdf && pictures.size === 0) throw invalid({ pdf: scanMessages.none });
  if (!pdf) return { contract, upload: { pictures } };
  // A PDF is recognized within its first bytes (ISO 32000-1, 7.5.2).
  if (!pdf.subarray(0, 1024).includes('%PDF-')) throw invalid({ pdf: NO_PDF });
  return { contract, upload: { pdf } };
}
