import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { memoryOf, openPdfium, placed } from '../pdfium.ts';
import type { CopyInput } from './copyInput.ts';
import { bytesOf } from './layout/bytes.ts';
import { colours, page, styles } from './layout/look.ts';
import { measureIn, paintLine } from './layout/paint.ts';
import { createSheet, decorate } from './layout/sheet.ts';

/** Across a page, from corner to corner, with margins. */
const DIAGONAL = Math.hypot(page.width, page.height) - 160;
const LARGEST = 34;

/** A page with only the watermark text, faint from corner to corner and readable at the top. */
async function stampOf(words: string): Promise<Buffer> {
  // The recipient's name was checked to be printable; anything left is drawn as a box.
  const sheet = createSheet({ title: words, subject: 'Kopie', madeAt: new Date(0), boxes: true });
  const { doc } = sheet;
  const bytes = bytesOf(sheet);
  const at = (size: number) => ({ ...styles.title, size, leading: size * 1.2, colour: colours.green });
  const size = Math.min(LARGEST, DIAGONAL / measureIn(sheet, at(1))(words));
  const width = measureIn(sheet, at(size))(words);
  decorate(sheet, () => {
    doc.save().rotate(-55, { origin: [page.width / 2, page.height / 2] });
    doc.fillOpacity(0.16);
    paintLine(sheet, words, (page.width - width) / 2, page.height / 2 - size / 2, at(size));
    doc.restore();
    doc.fillOpacity(1);
    paintLine(sheet, words, page.left, 22, styles.small);
  });
  sheet.root.end();
  doc.end();
  return bytes;
}

function loaded(lib: WrappedPdfiumModule, bytes: Uint8Array): { document: number; close: () => void } {
  const { at, free } = placed(lib, bytes);
  const document = lib.FPDF_LoadMemDocument(at, bytes.length, '');
  if (document === 0) throw new Error('A paper of ours could not be read.');
  return {
    document,
    close: () => {
      lib.FPDF_CloseDocument(document);
      free();
    },
  };
}

function saved(lib: WrappedPdfiumModule, document: number): Uint8Array {
  const writer = lib.PDFiumExt_OpenFileWriter();
  lib.PDFiumExt_SaveAsCopy(document, writer);
  const size = lib.PDFiumExt_GetFileWriterSize(writer);
  const { malloc, free } = lib.pdfium.wasmExports;
  const at = malloc(size);
  lib.PDFiumExt_GetFileWriterData(writer, at, size);
  const bytes = memoryOf(lib).slice(at, at + size);
  free(at);
  lib.PDFiumExt_CloseFileWriter(writer);
  return bytes;
}

/**
 * A copy of a paper with a watermark on each page. Only the pages are copied: signature and seal belong to the paper itself, so
 * that no copy passes for it.
 */
export async function makeCopy({ pdf, words }: CopyInput): Promise<Uint8Array> {
  const stampPdf = await stampOf(words);
  const lib = await openPdfium();
  const [paper, stamp] = [loaded(lib, pdf), loaded(lib, stampPdf)];
  const copy = lib.FPDF_CreateNewDocument();
  const count = lib.FPDF_GetPageCount(paper.document);
  if (!lib.FPDF_ImportPagesByIndex(copy, paper.document, 0, count, 0)) throw new Error('The pages were not copied.');
  const across = lib.FPDF_NewXObjectFromPage(copy, stamp.document, 0);
  for (let number = 0; number < count; number++) {
    const sheet = lib.FPDF_LoadPage(copy, number);
    lib.FPDFPage_InsertObject(sheet, lib.FPDF_NewFormObjectFromXObject(across));
    if (!lib.FPDFPage_GenerateContent(sheet)) throw new Error('A page was not marked.');
    lib.FPDF_ClosePage(sheet);
  }
  const bytes = saved(lib, copy);
  lib.FPDF_CloseXObject(across);
  lib.FPDF_CloseDocument(copy);
  paper.close();
  stamp.close();
  return bytes;
}
