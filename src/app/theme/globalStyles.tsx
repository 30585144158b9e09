import Global from '@mui/material/GlobalStyles';
import { focusRings } from './components.ts';

const page = {
  ':focus-visible': focusRings,
  '::selection': { backgroundColor: 'var(--mui-palette-soft-secondary)', color: 'var(--mui-palette-text-primary)' },
} as const;

/**
 * These styles hold for the whole document. Rules that need neither the theme nor a component's order (paper, low
 * screens, motion, density) are in public/index.html, outside the overview's bundle.
 */
export function GlobalStyles() {
  return <Global styles={page} />;
}
