import Global from '@mui/material/GlobalStyles';
import { focusRings } from './components.ts';

/**
 * The dock (56 px, and 44 for the way to the top), its distance to the edge, and the bar of a phone: what takes the
 * focus stays above it (docs/screens.md 6.6, WCAG 2.4.11).
 */
const dockHeight = 'calc(136px + var(--onderbalk, 0px))';

const page = {
  html: { scrollPaddingTop: 88, scrollPaddingBottom: dockHeight },
  body: { minHeight: '100vh', overflowWrap: 'anywhere' },
  ':focus-visible': focusRings,
  // A heading takes the focus after a navigation or an answer so that a screen reader starts there; it is no control.
  ':is(h1, h2):focus': { outline: 'none', boxShadow: 'none' },
  // Where a person chose the colours, a filled button would lose its edge.
  '@media (forced-colors:active)': { 'body .MuiButton-contained': { border: '1px solid' } },
  '::selection': { backgroundColor: 'var(--mui-palette-soft-secondary)', color: 'var(--mui-palette-text-primary)' },
  '.cijfers, td, time': { fontVariantNumeric: 'tabular-nums' },
  '.bedrag': { whiteSpace: 'nowrap' },
  '.alleen-voorgelezen': {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clip: 'rect(0 0 0 0)',
    whiteSpace: 'nowrap',
  },
  // On a desk toasts stand lower left, where a dialog has its buttons; above it they cover its title alone
  // (docs/screens.md 6.6).
  '@media (min-width:900px)': { 'body:has(.MuiDialog-root) .meldingen': { top: 20, bottom: 'auto' } },
} as const;

/**
 * Rows of lists (`.rij`) and of tables: roomy by default, lower where a person chose it (docs/screens.md 6.3). A year's
 * row holds a button of 44 px.
 */
const density = {
  ':root[data-dichtheid="compact"]': {
    '& main .rij': { paddingBlock: 4, minHeight: 44 },
    '& main tr:not(.jaar) > :is(th, td)': { height: 32, paddingBlock: 0 },
  },
} as const;

/**
 * A transition of any length, however short, passes an inherited colour on from parent to child in as many frames as
 * they are deep, and restyles the page in each: none at all.
 */
const still = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transition: 'none !important',
  scrollBehavior: 'auto !important',
} as const;
const motion = {
  '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': still },
  ':root[data-beweging="minder"] *': still,
} as const;

/** On paper: black on white, without the shell; heads of tables repeat and rows stay whole (docs/screens.md 6.5). */
const print = {
  '@media print': {
    '.niet-afdrukken': { display: 'none !important' },
    // With a dialog open, the dialog is what is printed, on as many pages as it needs.
    'body:has(.MuiDialog-root) #app, .MuiBackdrop-root': { display: 'none' },
    '.MuiDialog-root, .MuiDialog-container, .MuiDialog-paper, .MuiDialogContent-root': {
      position: 'static !important',
      display: 'block !important',
      height: 'auto !important',
      maxWidth: 'none !important',
      maxHeight: 'none !important',
      overflow: 'visible !important',
      boxShadow: 'none !important',
    },
    // When the page holds something that is meant for paper alone, print only that.
    'body:has(.alleen-afdrukken) :not(:has(.alleen-afdrukken), .alleen-afdrukken, .alleen-afdrukken *)': {
      display: 'none !important',
    },
    'html, body': { background: '#fff !important', color: '#000 !important' },
    thead: { display: 'table-header-group' },
    tr: { breakInside: 'avoid' },
  },
} as const;

/** These styles hold for the whole document. */
export function GlobalStyles() {
  return <Global styles={{ ...page, ...density, ...motion, ...print }} />;
}
