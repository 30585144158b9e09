import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The fonts of the pages that the server writes: the same files as the app's (src/app/theme/fonts.tsx). */
const FILES = {
  'figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'fraunces.woff2': '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
} as const;

export type FontName = keyof typeof FILES;
export const FONT_NAMES = Object.keys(FILES) as FontName[];

/** The file of a font, out of its package. */
export const fontFile = (name: FontName): Buffer => readFileSync(fileURLToPath(import.meta.resolve(FILES[name])));

/**
 * The rules of a stylesheet that load the fonts, and the ones that stand in for them meanwhile: as wide, so that nothing
 * shifts. @param url the address of a font
 */
export const fontFaces = (
  url: (name: FontName) => string,
): string => `@font-face{font-family:"Figtree Variable";src:url("${url('figtree.woff2')}") format("woff2");font-weight:300 900;font-display:swap}
@font-face{font-family:"Fraunces Variable";src:url("${url('fraunces.woff2')}") format("woff2");font-weight:100 900;font-display:swap}
@font-face{font-family:"Figtree Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:100.8%;ascent-override:94.2%;descent-override:24.8%;line-gap-override:0%}
@font-face{font-family:"Fraunces Fallback";src:local("Times New Roman Bold"),local("Liberation Serif Bold");size-adjust:111.7%;ascent-override:87.7%;descent-override:23.3%;line-gap-override:0%}`;

/** The families for text and for headings, each with what stands in for it. */
export const TEXT_FONT = '"Figtree Variable","Figtree Fallback",system-ui,sans-serif';
export const HEADING_FONT = '"Fraunces Variable","Fraunces Fallback",Georgia,serif';
