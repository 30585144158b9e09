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
  /** Every code point the font has a glyph of, in ascending order. */
  characterSet: number[];
  glyphForCodePoint(codePoint: number): Glyph;
  /** The height of its letters above the line, in units of the font. */
  ascent: number;
  unitsPerEm: number;
}

/** From here on characters are ligatures: they are extracted as their letters. */
const PRESENTATION_FORMS = 0xfb00;

const files = {
  regular: 'figtree/400Regular/Figtree_400Regular.ttf',
  semibold: 'figtree/600SemiBold/Figtree_600SemiBold.ttf',
  bold: 'figtree/700Bold/Figtree_700Bold.ttf',
} as const;

/** The same weights of the family with more alphabets: all of Latin, Greek and Cyrillic (docs/decisions/0009). */
const wideFiles = {
  regular: 'inter/400Regular/Inter_400Regular.ttf',
  semibold: 'inter/600SemiBold/Inter_600SemiBold.ttf',
  bold: 'inter/700Bold/Inter_700Bold.ttf',
} as const;

function read(file: string): FontFile {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/${file}`));
  // pdfkit has no public way to share a parsed font; parsing once per thread instead of once per document halves the
  // time.
  const scratch = new PDFDocument({ autoFirstPage: false }).font(bytes) as unknown as { _font: { font: FontFile } };
  const { font } = scratch._font;
  // fontkit caches a glyph with the characters of its first request, and requests the "u" in a "ü" with none: without
  // this, later documents of the thread would have a "u" that is visible, but can't be read aloud, found or copied.
  for (const codePoint of font.characterSet) if (codePoint < PRESENTATION_FORMS) font.glyphForCodePoint(codePoint);
  return font;
}

/** The same font, with digits of equal width. Laid out glyph by glyph: no kerning in columns, and ten times faster. */
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

/** The same font, caching the words it laid out: every agreement uses the same few hundred. */
function remembering(font: FontFile): FontFile {
  const words = new Map<string, GlyphRun>();
  const layout = (text: string): GlyphRun => {
    let known = words.get(text);
    if (known === undefined) {
      known = font.layout(text);
      if (words.size >= mostWords) words.clear();
      words.set(text, known);
    }
    // A copy: pdfkit scales the positions in place, and reads the width after that.
    const positions = known.positions.map((position) => ({ ...position }));
    return {
      glyphs: known.glyphs,
      positions,
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
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

/** The name of a face whose letters come from the wider family. */
const weightOf: Record<Face, keyof typeof wideFiles> = {
  regular: 'regular',
  semibold: 'semibold',
  bold: 'bold',
  figures: 'regular',
  figuresBold: 'semibold',
};

const wide = new Map<keyof typeof wideFiles, FontFile>();

/** Read when a text first needs it: few names do. */
function wideFont(weight: keyof typeof wideFiles): FontFile {
  const font = wide.get(weight) ?? remembering(read(wideFiles[weight]));
  wide.set(weight, font);
  return font;
}

const asSource = (font: FontFile) => font as unknown as PDFKit.Mixins.PDFFontSource;

/** Registers every face under its name; only used faces and glyphs are embedded. */
export function registerFaces(doc: PDFKit.PDFDocument): void {
  for (const [name, font] of Object.entries(faces)) doc.registerFont(name, asSource(font));
}

/**
 * Switches to this face, of the house or of the wider family.
 * @returns how much lower its letters must be drawn to share the house baseline, as a fraction of the size
 */
export function chooseFont(doc: PDFKit.PDFDocument, face: Face, having: 'own' | 'wide'): number {
  if (having === 'own') {
    doc.font(face);
    return 0;
  }
  const weight = weightOf[face];
  const font = wideFont(weight);
  doc.registerFont(`wide ${weight}`, asSource(font)).font(`wide ${weight}`);
  return regular.ascent / regular.unitsPerEm - font.ascent / font.unitsPerEm;
}

/** Tells whether the fonts of the house have a character: Latin with nearly every accent in use in Europe. */
export function canShow(codePoint: number): boolean {
  return regular.hasGlyphForCodePoint(codePoint);
}

/** Tells the same for the wider family; all its weights have the same characters. */
export function canShowWide(codePoint: number): boolean {
  return wideFont('regular').hasGlyphForCodePoint(codePoint);
}
