import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Face } from './look.ts';

interface Glyph {
  advanceWidth: number;
}

interface GlyphRun {
  glyphs: Glyph[];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  advanceWidth: number;
}

/** The part we use of a parsed font (fontkit, which pdfkit reads fonts with and which it also accepts parsed). */
interface FontFile {
  postscriptName: string;
  layout(text: string, features?: string[]): GlyphRun;
  hasGlyphForCodePoint(codePoint: number): boolean;
  /** Every code point the font has a glyph of, in rising order. */
  characterSet: number[];
  glyphForCodePoint(codePoint: number): Glyph;
}

/** From here on characters that stand for several letters: ligatures are read back as their letters. */
const PRESENTATION_FORMS = 0xfb00;

const files = {
  regular: '400Regular/Figtree_400Regular.ttf',
  semibold: '600SemiBold/Figtree_600SemiBold.ttf',
  bold: '700Bold/Figtree_700Bold.ttf',
} as const;

function read(file: string): FontFile {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/figtree/${file}`));
  // pdfkit has no public way to hand out the font it parsed; parsing once per thread instead of once per document
  // halves the time.
  const scratch = new PDFDocument({ autoFirstPage: false }).font(bytes) as unknown as { _font: { font: FontFile } };
  const { font } = scratch._font;
  // fontkit keeps a glyph with the characters it was first asked for, and it asks for the "u" in a "ü" with none: without
  // this the next document of the thread had a "u" that can be seen, but not read aloud, found or copied.
  for (const codePoint of font.characterSet) if (codePoint < PRESENTATION_FORMS) font.glyphForCodePoint(codePoint);
  return font;
}

/** The same font, its digits of equal width. Laid out glyph by glyph: no kerning in columns, and ten times faster. */
function tabular(font: FontFile): FontFile {
  const known = new Map<string, Glyph>();
  const glyphOf = (character: string): Glyph => {
    const glyph = known.get(character) ?? font.layout(character, ['tnum']).glyphs[0] ?? { advanceWidth: 0 };
    known.set(character, glyph);
    return glyph;
  };
  const layout = (text: string): GlyphRun => {
    const glyphs = Array.from(text, glyphOf);
    return {
      glyphs,
      positions: glyphs.map((glyph) => ({ xAdvance: glyph.advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 })),
      advanceWidth: glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0),
    };
  };
  return Object.create(font, {
    layout: { value: layout },
    postscriptName: { value: `${font.postscriptName}-Figures` },
  }) as FontFile;
}

const mostWords = 4_000;

/** The same font, with the words it laid out before: every agreement is written with the same few hundred. */
function remembering(font: FontFile): FontFile {
  const words = new Map<string, GlyphRun>();
  const layout = (text: string): GlyphRun => {
    let known = words.get(text);
    if (known === undefined) {
      known = font.layout(text);
      if (words.size >= mostWords) words.clear();
      words.set(text, known);
    }
    // A copy: pdfkit scales the positions in place.
    return {
      glyphs: known.glyphs,
      positions: known.positions.map((position) => ({ ...position })),
      advanceWidth: known.advanceWidth,
    };
  };
  return Object.create(font, { layout: { value: layout } }) as FontFile;
}

const regular = read(files.regular);
const semibold = read(files.semibold);

const faces: Record<Face, FontFile> = {
  regular: remembering(regular),
  semibold: remembering(semibold),
  bold: remembering(read(files.bold)),
  figures: tabular(regular),
  figuresBold: tabular(semibold),
};

/** Registers every face under its name; only the faces and glyphs that are used are embedded. */
export function registerFaces(doc: PDFKit.PDFDocument): void {
  for (const [name, font] of Object.entries(faces))
    doc.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
}

/**
 * Tells whether the fonts can show a character. All faces hold the same characters: Latin with every accent in use in
 * Europe.
 */
export function canShow(codePoint: number): boolean {
  return regular.hasGlyphForCodePoint(codePoint);
}
