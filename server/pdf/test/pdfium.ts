import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

const TEXT = 1;
const utf16 = { le: new TextDecoder('utf-16le'), be: new TextDecoder('utf-16be') };

/** Its memory, which its types leave out. */
const memory = ({ pdfium }: WrappedPdfiumModule): Uint8Array => (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;

/** Reads what PDFium writes into a buffer of its own memory; it is asked for the length first. */
function written(lib: WrappedPdfiumModule, write: (at: number, length: number) => number): Uint8Array {
  const length = write(0, 0);
  const at = lib.pdfium.wasmExports.malloc(length);
  write(at, length);
  return memory(lib).slice(at, at + length);
}

/** The text that the mark around a piece of a page gives in its place, or null. */
function actualText(lib: WrappedPdfiumModule, piece: number): string | null {
  const size = lib.pdfium.wasmExports.malloc(4);
  for (let i = 0; i < lib.FPDFPageObj_CountMarks(piece); i++) {
    const mark = lib.FPDFPageObj_GetMark(piece, i);
    if (!lib.FPDFPageObjMark_GetParamBlobValue(mark, 'ActualText', 0, 0, size)) continue;
    const bytes = written(lib, (at, length) => {
      lib.FPDFPageObjMark_GetParamBlobValue(mark, 'ActualText', at, length, size);
      return new DataView(memory(lib).buffer).getUint32(size, true);
    });
    return utf16.be.decode(bytes);
  }
  return null;
}

/** All text of a PDF as PDFium reads it, with what is to be read in the place of signs that were only drawn (S-98). */
export async function readByPdfium(pdf: Buffer): Promise<string> {
  const compiled = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const lib = await init({ wasmBinary: new Uint8Array(compiled).buffer });
  lib.PDFiumExt_Init();
  const at = lib.pdfium.wasmExports.malloc(pdf.length);
  memory(lib).set(pdf, at);
  const document = lib.FPDF_LoadMemDocument(at, pdf.length, '');
  let text = '';
  for (let number = 0; number < lib.FPDF_GetPageCount(document); number++) {
    const page = lib.FPDF_LoadPage(document, number);
    const texts = lib.FPDFText_LoadPage(page);
    for (let i = 0; i < lib.FPDFPage_CountObjects(page); i++) {
      const piece = lib.FPDFPage_GetObject(page, i);
      if (lib.FPDFPageObj_GetType(piece) !== TEXT) continue;
      text +=
        actualText(lib, piece) ??
        utf16.le
          .decode(written(lib, (to, length) => lib.FPDFTextObj_GetText(piece, texts, to, length)))
          .replace('\0', '');
    }
  }
  return text;
}
