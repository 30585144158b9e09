import Global from '@mui/material/GlobalStyles';
import { focusRings } from './components.ts';

/** The dock (56 px) and its distance to the edge: what scrolls into view stays above it (ux.md 6.6, WCAG 2.4.11). */
const dockHeight = 96;

const page = {
  html: { scrollPaddingTop: 88, scrollPaddingBottom: dockHeight },
  body: { minHeight: '100vh', overflowWrap: 'anywhere' },
  ':focus-visible': focusRings,
  // A heading takes the focus after a navigation so that a screen reader starts there; it is no control.
  'h1:focus, h1:focus-visible': { outline: 'none', boxShadow: 'none' },
  '::selection': { backgroundColor: 'var(--mui-palette-soft-secondary)', color: 'var(--mui-palette-text-primary)' },
  '.cijfers, td, time': { fontVariantNumeric: 'tabular-nums' },
} as const;

/** Rows of lists (`.rij`) and of tables: roomy by default, lower where a person chose it (ux.md 6.3). A year's row holds a button of 44 px. */
const density = {
  ':root[data-dichtheid="compact"]': { '& main .rij': { paddingBlock: 4, minHeight: 44 }, '& main tr:not(.jaar) > :is(th, td)': { height: 32, paddingBlock: 0 } },
} as const;

const still = { animationDuration: '0.01ms !important', animationIterationCount: '1 !important', transitionDuration: '0.01ms !important', scrollBehavior: 'auto !important' } as const;
const motion = {
  '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': still },
  ':root[data-beweging="minder"] *': still,
} as const;

/** On paper: black on white, without the shell; heads of tables repeat and rows stay whole (ux.md 6.5). */
const print = {
  '@media print': {
    '.niet-afdrukken': { display: 'none !important' },
    // With a dialog open, the dialog is what is printed.
    'body:has(.MuiDialog-root) #app': { display: 'none' },
    'html, body': { background: '#fff !important', color: '#000 !important' },
    thead: { display: 'table-header-group' },
    tr: { breakInside: 'avoid' },
  },
} as const;

/** What holds for the whole document. */
export function GlobalStyles() {
  return <Global styles={{ ...page, ...density, ...motion, ...print }} />;
}
