import type { CssVarsThemeOptions } from '@mui/material/styles';

/** Two rings (docs/screens.md 6.1): paper inside, ink outside; an outline, so that forced colours keep it. */
export const focusRings = {
  outline: '2px solid var(--mui-palette-text-primary)',
  outlineOffset: 2,
  boxShadow: '0 0 0 2px var(--mui-palette-background-paper)',
} as const;

const line = '1px solid var(--mui-palette-divider)';
/** Visible only in forced colours: there fills and shadows are gone, and transparent borders get a colour. */
const edge = '1px solid transparent';

/**
 * The component rules of docs/screens.md 6.9 and 6.3: one contained button per screen, targets of 44 px, lines instead
 * of boxes. The type is the one that createTheme names: an equal type costs the compiler seconds to compare.
 */
export const components: NonNullable<CssVarsThemeOptions['components']> = {
  MuiButtonBase: {
    // Without the ripple a press is a colour, not an animation (docs/screens.md 6.4), and focus is the two rings.
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRings } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 44, paddingInline: 20, borderRadius: 10, fontSize: '1rem' },
      sizeSmall: { minHeight: 36, paddingInline: 14, fontSize: '0.875rem' },
      outlined: { borderColor: 'var(--mui-palette-surface-fieldBorder)' },
      text: { paddingInline: 12 },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
  MuiPaper: {
    styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: 'var(--mui-palette-divider)' } },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: { root: { textUnderlineOffset: '0.18em', borderRadius: 4, '&:focus-visible': focusRings } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { borderRadius: 10, backgroundColor: 'var(--mui-palette-background-paper)' },
      notchedOutline: { borderColor: 'var(--mui-palette-surface-fieldBorder)' },
    },
  },
  MuiChip: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 999 } } },
  MuiTableHead: { styleOverrides: { root: { backgroundColor: 'var(--mui-palette-surface-sunken)' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottom: line },
      head: { fontWeight: 600, color: 'var(--mui-palette-text-secondary)' },
    },
  },
  MuiMenu: { styleOverrides: { paper: { border: line, backgroundColor: 'var(--mui-palette-surface-raised)' } } },
  // Inside: the menu clips anything around an item.
  MuiMenuItem: {
    styleOverrides: { root: { minHeight: 44, '&.Mui-focusVisible': { outlineOffset: -2, boxShadow: 'none' } } },
  },
  MuiDialog: { styleOverrides: { paper: { backgroundColor: 'var(--mui-palette-surface-raised)', outline: edge } } },
  MuiAlert: { styleOverrides: { root: { outline: edge } } },
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem' } } },
};
