import { Global } from '@emotion/react';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const figtree = new URL('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', import.meta.url);
const figtreeExt = new URL('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2', import.meta.url);
const fraunces = new URL('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2', import.meta.url);
const frauncesExt = new URL(
  '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2',
  import.meta.url,
);

const face = (family: string, weights: string, file: URL, range: string) => ({
  fontFamily: `"${family}"`,
  fontStyle: 'normal',
  fontDisplay: 'swap' as const,
  fontWeight: weights,
  src: `url(${file.href}) format("woff2")`,
  unicodeRange: range,
});

const fallback = (family: string, local: string, sizeAdjust: string, ascent: string, descent: string) => ({
  fontFamily: `"${family}"`,
  src: local,
  sizeAdjust,
  ascentOverride: ascent,
  descentOverride: descent,
  lineGapOverride: '0%',
});

/**
 * The fonts shipped with the app; latin-ext is fetched only when a name needs it. The fallbacks have the same width
 * (measured over a Dutch sentence), so nothing shifts.
 */
export function Fonts() {
  return (
    <Global
      styles={[
        { '@font-face': face('Figtree Variable', '300 900', figtree, latin) },
        { '@font-face': face('Figtree Variable', '300 900', figtreeExt, latinExt) },
        { '@font-face': face('Fraunces Variable', '100 900', fraunces, latin) },
        { '@font-face': face('Fraunces Variable', '100 900', frauncesExt, latinExt) },
        {
          '@font-face': fallback(
            'Figtree Fallback',
            'local("Arial"), local("Liberation Sans")',
            '100.8%',
            '94.2%',
            '24.8%',
          ),
        },
        {
          '@font-face': fallback(
            'Fraunces Fallback',
            'local("Times New Roman Bold"), local("Liberation Serif Bold")',
            '111.7%',
            '87.7%',
            '23.3%',
          ),
        },
      ]}
    />
  );
}
