import { graphemes, stretches } from './characters.ts';
import type { TextStyle } from './look.ts';
import type { Measure } from './lines.ts';
import type { Sheet } from './sheet.ts';

const boxWidth = 0.62;

function setStyle({ doc }: Sheet, style: TextStyle): void {
  doc.font(style.face).fontSize(style.size).fillColor(style.colour);
}

/** Measures text in a style; a sign that the fonts do not have is as wide as its box. */
export function measureIn(sheet: Sheet, style: TextStyle): Measure {
  return (text) => {
    sheet.doc.font(style.face).fontSize(style.size);
    return stretches(text).reduce(
      (width, part) =>
        width +
        (part.missing
          ? graphemes(part.text).length * boxWidth * style.size
          : sheet.doc.widthOfString(part.text.replaceAll('\u00A0', ' '))),
      0,
    );
  };
}

/** A visible box per missing sign. Its ActualText is the sign itself: readers and copying get what was typed (S-98). */
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

/** Draws one line; `top` is the top of its line box. Must stand inside marked content. */
export function paintLine(sheet: Sheet, text: string, x: number, top: number, style: TextStyle): void {
  setStyle(sheet, style);
  const inset = top + (style.leading - style.size * 1.29) / 2;
  let left = x;
  for (const part of stretches(text)) {
    if (part.missing) {
      left = paintMissing(sheet, part.text, left, inset, style);
      continue;
    }
    // One space glyph for both kinds: the fonts draw them alike, and extraction then gives a plain space.
    const plain = part.text.replaceAll('\u00A0', ' ');
    sheet.doc.text(plain, left, inset, { lineBreak: false });
    left += sheet.doc.widthOfString(plain);
  }
}

/** Draws one line that ends at `right`. */
export function paintRight(sheet: Sheet, text: string, right: number, top: number, style: TextStyle): void {
  paintLine(sheet, text, right - measureIn(sheet, style)(text), top, style);
}
