import type { TextStyle } from './look.ts';
import type { Sheet } from './sheet.ts';

/** The internals of doc.text(): the open font, its encoder, and the fonts a page uses. */
interface Inside {
  _font: {
    id: string;
    ref(): { id: number };
    encode(text: string): [codes: string[], positions: { advanceWidth: number }[]];
  };
  page: { fonts: Record<string, unknown> };
}

function encoded(font: Inside['_font'], text: string, { size }: TextStyle): { codes: string; width: number } {
  const [codes, positions] = font.encode(text.replaceAll('\u00A0', ' '));
  const width = (positions.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * size) / 1000;
  return { codes: codes.join(''), width };
}

/** Chooses the style for the figures that follow. */
export function startFigures({ doc }: Sheet, style: TextStyle): void {
  doc.font(style.face).fontSize(style.size).fillColor(style.colour);
}

/**
 * Draws a figure that ends at `right`, in the last chosen style. The same marks as doc.text() in a third of the time
 * and bytes: a schedule has 2,400 of them. Only for figures: user text goes through paintLine, which handles missing
 * characters.
 */
export function paintFigure({ doc }: Sheet, text: string, right: number, top: number, style: TextStyle): void {
  const inside = doc as unknown as Inside;
  const font = inside._font;
  inside.page.fonts[font.id] ??= font.ref();
  const { codes, width } = encoded(font, text, style);
  const baseline = top + style.leading / 2 + style.size * 0.35;
  // pdfkit turns the page so that y grows downwards: flip the letters back.
  doc.addContent(
    `BT /${font.id} ${style.size} Tf 1 0 0 -1 ${(right - width).toFixed(2)} ${baseline.toFixed(2)} Tm <${codes}> Tj ET`,
  );
}

/** A text encoded in a font of this document, for a page appended to it (update/stampPage.ts). */
export interface SetText {
  /** Number of the object of the font. */
  font: number;
  codes: string;
  /** In points. */
  width: number;
}

/** Encodes a text of ours in a style, without drawing it: its glyphs are embedded. */
export function setText(sheet: Sheet, text: string, style: TextStyle): SetText {
  startFigures(sheet, style);
  const font = (sheet.doc as unknown as Inside)._font;
  return { font: font.ref().id, ...encoded(font, text, style) };
}
