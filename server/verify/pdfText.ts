import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { memoryOf, openPdfium, placed } from '../pdfium.ts';

const TEXT = 1;
const utf16 = { little: new TextDecoder('utf-16le'), big: new TextDecoder('utf-16be') };

/** Reads PDFium's output from a buffer in its own memory; the first call gets the length. */
function written(lib: WrappedPdfiumModule, write: (at: number, length: number) => number): Uint8Array {
  const length = write(0, 0);
  const { at, free } = placed(lib, new Uint8Array(length));
  write(at, length);
  const bytes = memoryOf(lib).slice(at, at + length);
  free();
  return bytes;
}

/** The replacement text in the mark around a piece of a page, or null. */
function actualText(lib: WrappedPdfiumModule, piece: number): string | null {
  const size = placed(lib, new Uint8Array(4));
  try {
    for (let i = 0; i < lib.FPDFPageObj_CountMarks(piece); i++) {
      const mark = lib.FPDFPageObj_GetMark(piece, i);
      if (!lib.FPDFPageObjMark_GetParamBlobValue(mark, 'ActualText', 0, 0, size.at)) continue;
      const bytes = written(lib, (at, length) => {
        lib.FPDFPageObjMark_GetParamBlobValue(mark, 'ActualText', at, length, size.at);
        return new DataView(memoryOf(lib).buffer).getUint32(size.at, true);
      });
      return utf16.big.decode(bytes);
    }
    return null;
  } finally {
    size.free();
  }
}

function textOfPage(lib: WrappedPdfiumModule, document: number, number: number): string {
  const page = lib.FPDF_LoadPage(document, number);
  const texts = lib.FPDFText_LoadPage(page);
  let text = '';
  for (let i = 0; i < lib.FPDFPage_CountObjects(page); i++) {
    const piece = lib.FPDFPage_GetObject(page, i);
    if (lib.FPDFPageObj_GetType(piece) !== TEXT) continue;
    text +=
      actualText(lib, piece) ??
      utf16.little
        .decode(written(lib, (to, length) => lib.FPDFTextObj_GetText(piece, texts, to, length)))
        .replace('\0', '');
  }
  lib.FPDFText_ClosePage(texts);
  lib.FPDF_ClosePage(page);
  return text;
}

/**
 * The text of each page of a PDF as PDFium reads it, with the replacement text of characters that were only drawn (S-98). Null
 * if it is not a PDF.
 */
export async function pdfText(pdf: Uint8Array): Promise<string[] | null> {
  const lib = await openPdfium();
  const { at, free } = placed(lib, pdf);
  try {
    const document = lib.FPDF_LoadMemDocument(at, pdf.length, '');
    if (document === 0) return null;
    const pages = Array.from({ length: lib.FPDF_GetPageCount(document) }, (_page, i) => textOfPage(lib, document, i));
    lib.FPDF_CloseDocument(document);
    return pages;
  } finally {
    free();
  }
}
