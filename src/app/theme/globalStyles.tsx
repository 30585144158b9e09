import Global from '@mui/material/GlobalStyles';
import { focusRings } from './components.ts';

const page = {
  ':focus-visible': focusRings,
  '::selection': { backgroundColor: 'var(--mui-palette-soft-secondary)', color: 'var(--mui-palette-text-primary)' },
} as const;

/**
 * These styles hold for the whole document. What needs neither the theme nor a
 * component's order (paper, low screens, motion, density) stands in public/index.html, outside what the overview loads.
 */
export function GlobalStyles() {
  return <Global styles={page} />;
}
