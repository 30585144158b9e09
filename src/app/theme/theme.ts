import { createTheme } from '@mui/material/styles';
import type { Shadows } from '@mui/material/styles';
import { components } from './components.ts';
import { darkPalette, lightPalette } from './palette.ts';

const sans = '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif';
const serif = '"Fraunces Variable", "Fraunces Fallback", Georgia, serif';
const heading = { fontFamily: serif, fontWeight: 600, lineHeight: 1.2, letterSpacing: '-0.01em' };

const shadow = '0 1px 2px rgb(30 42 40 / 0.06), 0 8px 24px rgb(30 42 40 / 0.10)';
/** One level of shadow: everything that floats has the same height (docs/screens.md 6). */
const shadows = ['none', ...Array.from({ length: 24 }, () => shadow)] as Shadows;

/** The theme "Keukentafel" (docs/screens.md 6): warm paper, deep pine green, terracotta for the one thing to do. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-kleur' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 12 },
  spacing: 8,
  shadows,
  typography: {
    fontFamily: sans,
    h1: { ...heading, fontSize: 'clamp(1.75rem, 1.45rem + 1.4vw, 2.25rem)' },
    h2: { ...heading, fontSize: '1.375rem' },
    h3: { ...heading, fontSize: '1.125rem' },
    h4: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    subtitle1: { fontSize: '1.125rem', lineHeight: 1.5 },
    body1: { fontSize: '1rem', lineHeight: 1.55 },
    body2: { fontSize: '0.875rem', lineHeight: 1.55 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
    button: { textTransform: 'none', fontWeight: 600, lineHeight: 1.3 },
  },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 200,
      standard: 200,
      complex: 320,
      enteringScreen: 200,
      leavingScreen: 200,
    },
    easing: {
      easeInOut: 'cubic-bezier(.2,0,0,1)',
      easeOut: 'cubic-bezier(.2,0,0,1)',
      easeIn: 'cubic-bezier(.2,0,0,1)',
      sharp: 'cubic-bezier(.2,0,0,1)',
    },
  },
  components,
});
