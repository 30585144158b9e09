import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { MAX_SCAN_PAGES } from '../../domain/rules/scan.ts';
import { memoryOf, openPdfium, placed } from '../pdfium.ts';
import type { PhotoFault } from './invalidPhoto.ts';

/** A drawn page: four bytes per pixel, blue, green, red and nothing. */
export interface DrawnPage {
  pixels: Uint8Array;
  width: number;
  height: number;
}

const PASSWORD = 4;
const FOR_PRINT = 1;
const WITH_NOTES = 0x01;
const NO_ALPHA = 0;
const WHITE = 0xffffffff;

/**
 * Draws the pages of a PDF, as they would be printed, and returns nothing else: no script, link, file or form survives.
 * The library does not run scripts.
 * @param side the longest side of a page, in pixels.
 */
export async function* pdfPages(pdf: Uint8Array, side: number): AsyncGenerator<DrawnPage, PhotoFault | null> {
  const lib = await openPdfium();
  const { at, free } = placed(lib, pdf);
  const document = lib.FPDF_LoadMemDocument(at, pdf.length, '');
  if (document === 0) return lib.FPDF_GetLastError() === PASSWORD ? 'locked' : 'unreadable';
  const count = lib.FPDF_GetPageCount(document);
  if (count < 1) return 'unreadable';
  if (count > MAX_SCAN_PAGES) return 'long';
  for (let number = 0; number < count; number++) {
    const page = drawn(lib, document, number, side);
    if (page === null) return 'unreadable';
    yield page;
  }
  lib.FPDF_CloseDocument(document);
  free();
  return null;
}

function drawn(lib: WrappedPdfiumModule, document: number, number: number, side: number): DrawnPage | null {
  // Filled-in fields and annotations (often a signature) become part of the page, and are drawn with it.
  const first = lib.FPDF_LoadPage(document, number);
  if (first === 0) return null;
  lib.FPDFPage_Flatten(first, FOR_PRINT);
  lib.FPDF_ClosePage(first);
  const page = lib.FPDF_LoadPage(document, number);
  const [w, h] = [lib.FPDF_GetPageWidthF(page), lib.FPDF_GetPageHeightF(page)];
  const scale = side / Math.max(w, h);
  const [width, height] = [w, h].map((length) => Math.round(length * scale)) as [number, number];
  if (!(width >= 1 && height >= 1)) return null;
  const bitmap = lib.FPDFBitmap_Create(width, height, NO_ALPHA);
  lib.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  lib.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_NOTES);
  const [start, stride] = [lib.FPDFBitmap_GetBuffer(bitmap), lib.FPDFBitmap_GetStride(bitmap)];
  const pixels = memoryOf(lib).slice(start, start + stride * height);
  lib.FPDFBitmap_Destroy(bitmap);
  lib.FPDF_ClosePage(page);
  return stride === width * 4 ? { pixels, width, height } : null;
}
