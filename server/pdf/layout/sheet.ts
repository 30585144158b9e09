import PDFDocument from 'pdfkit';
import { registerFaces } from './fonts.ts';
import { column, page } from './look.ts';

export type Structure = PDFKit.PDFStructureElement;

/** The document being filled, from top to bottom. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  /** The root of the structure tree: everything a screen reader must read is below it. */
  root: Structure;
  /** Whether a character that no font has is drawn as a box; otherwise it is refused. */
  boxes: boolean;
  /** Where the next line starts, in points from the top of the page. */
  y: number;
  newPage(): void;
  /** Ensures that a block of this height fits; on an empty page it does nothing. */
  keep(height: number): void;
  /** A bookmark to the current position. */
  bookmark(title: string): void;
}

export interface SheetOptions {
  title: string;
  subject: string;
  /** Fixed by the caller, so that the same input gives the same bytes. */
  madeAt: Date;
  /** Landscape. */
  landscape?: boolean;
  /** Its text was agreed or issued before: a character that no font has is drawn as a box. Without this it is refused. */
  boxes?: boolean | undefined;
}

// The types of pdfkit know only the PDF/A subsets, and not where a bookmark may lead.
const uniform = 'PDF/UA' as unknown as PDFKit.Mixins.PDFSubsets;
type BookmarkOptions = Parameters<PDFKit.PDFDocument['outline']['addItem']>[1] & { fit: boolean; top: number };

/** An empty A4 document in Dutch, tagged for screen readers (PDF/UA). */
export function createSheet({ title, subject, madeAt, landscape = false, boxes = false }: SheetOptions): Sheet {
  const doc = new PDFDocument({
    size: landscape ? [page.height, page.width] : [page.width, page.height],
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    pdfVersion: '1.7',
    subset: uniform,
    tagged: true,
    lang: 'nl-NL',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: title,
      Subject: subject,
      Author: 'Onderling',
      Creator: 'Onderling',
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  });
  registerFaces(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);

  const sheet: Sheet = {
    doc,
    root,
    boxes,
    y: page.top,
    newPage() {
      doc.addPage();
      sheet.y = page.top;
    },
    keep(height) {
      if (sheet.y + height > column.bottom && sheet.y > page.top) sheet.newPage();
    },
    bookmark(name) {
      const place: BookmarkOptions = { fit: false, top: Math.max(0, sheet.y - 16) };
      doc.outline.addItem(name, place);
    },
  };
  return sheet;
}

interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  /** The row or column of a header cell (TH). */
  scope?: 'Row' | 'Column';
}

/** A new element under `parent`; end it when everything in it has been drawn. */
export function within(sheet: Sheet, parent: Structure, type: string, options: ElementOptions = {}): Structure {
  const element = sheet.doc.struct(type, options);
  parent.add(element);
  return element;
}

/** Draws content that no screen reader should read: lines, tints, repeated headers. */
export function decorate(sheet: Sheet, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  sheet.doc.markContent('Artifact', { type });
  draw();
  sheet.doc.endMarkedContent();
}
