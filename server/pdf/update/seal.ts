import type { PdfUpdate } from './pdfUpdate.ts';

/** Room for the seal with its certificates (7 kB) and a time stamp (9 kB), in bytes. */
export const SEAL_BYTES = 16_384;

const hole = `<${'0'.repeat(2 * SEAL_BYTES)}>`;
const width = 10;

const instantOf = (iso: string) => `(D:${iso.slice(0, 19).replace(/\D/g, '')}Z)`;

/**
 * Finishes a file with an empty place for a seal over all of it (PAdES, ETSI EN 319 142-1): an invisible field, on a
 * page without other fields.
 * @param at the instant of sealing, ISO 8601.
 */
export function finishForSeal(update: PdfUpdate, page: number, at: string): Buffer {
  const [field, value] = [update.newId(), update.newId()];
  update.set(
    field,
    `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Zegel) /TU (Zegel van Onderling) /V ${value} 0 R /Rect [0 0 0 0] /F 130 /P ${page} 0 R >>`,
  );
  update.edit(page, />>\s*$/, () => `/Annots [${field} 0 R]\n>>`);
  update.edit(update.file.root, />>\s*$/, () => `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>\n>>`);
  const blank = ' '.repeat(width);
  const pdf = update.finish({
    id: value,
    body: `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /M ${instantOf(at)} /ByteRange [0 ${blank} ${blank} ${blank}] /Contents ${hole} >>`,
  });
  const start = pdf.lastIndexOf(hole);
  const end = start + hole.length;
  const range = [start, end, pdf.length - end].map((number) => String(number).padStart(width)).join(' ');
  pdf.write(range, pdf.lastIndexOf('/ByteRange [0 ') + '/ByteRange [0 '.length, 'latin1');
  return pdf;
}
