import { UnprintableText } from '../errors.ts';
import { graphemes, stretches } from './characters.ts';
import { chooseFont } from './fonts.ts';
import type { TextStyle } from './look.ts';
import type { Measure } from './lines.ts';
import type { Sheet } from './sheet.ts';

const boxWidth = 0.62;

/** Measures text in a style. Throws UnprintableText as paintLine does. */
export function measureIn(sheet: Sheet, style: TextStyle): Measure {
  return (text) =>
    stretches(text).reduce((width, part) => {
      if (part.font === 'none') return width + graphemes(boxed(sheet, part.text)).length * boxWidth * style.size;
      chooseFont(sheet.doc, style.face, part.font);
      return width + sheet.doc.fontSize(style.size).widthOfString(part.text.replaceAll('\u00A0', ' '));
    }, 0);
}

/** Characters drawn as boxes; only in papers agreed or issued before (docs/decisions/0009). */
function boxed({ boxes }: Sheet, text: string): string {
  if (!boxes) throw new UnprintableText(text);
  return text;
}

/** A visible box per missing character. Its ActualText is that character, for screen readers and copying (S-98). */
function paintMissing({ doc }: Sheet, text: string, x: number, top: number, style: TextStyle): number {
  const width = boxWidth * style.size;
  let left = x;
  for (const sign of graphemes(text)) {
    doc.markContent('Span', { actual: sign });
    doc.text(' ', left, top, { lineBreak: false });
    doc
      .save()
      .lineWidth(0.5)
      .rect(left + 0.6, top + 0.25 * style.size, width - 1.2, 0.7 * style.size)
      .stroke(style.colour)
      .restore();
    doc.endMarkedContent();
    left += width;
  }
  return left;
}

/**
 * Draws one line; `top` is the top of its line box. Must be inside marked content. Throws UnprintableText if no font has one
 * of its characters, unless the sheet allows boxes.
 */
export function paintLine(sheet: Sheet, text: string, x: number, top: number, style: TextStyle): void {
  const { doc } = sheet;
  doc.fontSize(style.size).fillColor(style.colour);
  const inset = top + (style.leading - style.size * 1.29) / 2;
  let left = x;
  for (const part of stretches(text)) {
    if (part.font === 'none') {
      chooseFont(doc, style.face, 'own');
      left = paintMissing(sheet, boxed(sheet, part.text), left, inset, style);
      continue;
    }
    const lower = chooseFont(doc, style.face, part.font);
    // One space glyph for both kinds: the fonts draw them alike, and extraction then gives a plain space.
    const plain = part.text.replaceAll('\u00A0', ' ');
    doc.text(plain, left, inset + lower * style.size, { lineBreak: false });
    left += doc.widthOfString(plain);
  }
}

/** Draws one line that ends at `right`. */
export function paintRight(sheet: Sheet, text: string, right: number, top: number, style: TextStyle): void {
  paintLine(sheet, text, right - measureIn(sheet, style)(text), top, style);
}
