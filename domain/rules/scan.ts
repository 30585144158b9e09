/** A scan as a PDF, in bytes. */
export const MAX_SCAN_PDF_BYTES = 10_000_000;
/** Maximum number of pictures in one scan. */
export const MAX_SCAN_PICTURES = 10;
/** Maximum number of pages in an uploaded PDF. */
export const MAX_SCAN_PAGES = 20;

export const scanMessages = {
  none: 'Kies foto’s van alle bladzijden, of één pdf.',
  both: 'Kies foto’s of een PDF, niet allebei.',
  heic: 'Dit is een HEIC-foto. Die kunnen we niet lezen. Kies een JPEG of PNG, of maak een pdf.',
  picture: 'Deze foto kunnen we niet lezen. Kies een JPEG of PNG.',
  pdfTooLarge: 'Deze pdf is te groot. Een pdf mag 10 MB zijn.',
  onePdf: 'Kies één pdf, met alle bladzijden.',
  tooMany: 'Kies hoogstens 10 foto’s. Heb je meer bladzijden? Maak er dan een pdf van.',
} as const;

/** A file as a browser knows it; the size is in bytes. */
interface ChosenFile {
  name: string;
  type: string;
  size: number;
}

export const isPdf = ({ type }: Pick<ChosenFile, 'type'>): boolean => type === 'application/pdf';

/** The problem with the files chosen as a scan; choosing nothing is fine. */
export function scanFiles(files: readonly ChosenFile[]): string | null {
  const pdfs = files.filter(isPdf);
  if (pdfs.length > 0 && pdfs.length < files.length) return scanMessages.both;
  if (pdfs.length > 1) return scanMessages.onePdf;
  if (pdfs.some(({ size }) => size > MAX_SCAN_PDF_BYTES)) return scanMessages.pdfTooLarge;
  if (pdfs.length > 0) return null;
  if (files.some(({ name, type }) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)))
    return scanMessages.heic;
  if (files.some(({ type }) => type !== 'image/jpeg' && type !== 'image/png')) return scanMessages.picture;
  return files.length > MAX_SCAN_PICTURES ? scanMessages.tooMany : null;
}
