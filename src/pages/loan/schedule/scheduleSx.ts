const line = '1px solid var(--mui-palette-divider)';

/**
 * One style for the whole table instead of one per cell; every term on paper, whatever is folded away on the screen
 * (docs/screens.md 6.5).
 */
export const scheduleSx = {
  borderCollapse: 'collapse',
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
  '& th, & td': {
    px: { xs: 0.625, sm: 1.5 },
    py: 0,
    height: { xs: 36, sm: 40 },
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontWeight: 400,
    borderBottom: line,
  },
  '& .datum': { textAlign: 'left' },
  '& thead th': { fontWeight: 600, color: 'text.secondary', bgcolor: 'var(--mui-palette-surface-sunken)' },
  '& .nr': { color: 'text.secondary', width: '3rem', display: { xs: 'none', sm: 'table-cell' } },
  '& .jaar > *': { fontWeight: 600, height: 48 },
  '& .jaar button': {
    all: 'unset',
    display: 'inline-flex',
    ml: { xs: -0.5, sm: '-3.5rem' },
    alignItems: 'center',
    gap: 0.5,
    minHeight: 44,
    pr: 1.5,
    cursor: 'pointer',
    borderRadius: '8px',
    '&:focus-visible': { outline: '2px solid var(--mui-palette-text-primary)', outlineOffset: '-2px' },
  },
  // On a phone the year is above its terms, which leaves room for the amounts.
  '& .jaartal': { display: { xs: 'none', sm: 'inline' } },
  '& tbody[hidden]': { display: 'none' },
  '& .voorbij': {
    color: 'text.secondary',
    bgcolor: 'color-mix(in srgb, var(--mui-palette-surface-sunken) 45%, transparent)',
  },
  '& .volgende': {
    fontWeight: 600,
    '& > *': {
      fontWeight: 600,
      borderBlock: '1px solid var(--mui-palette-primary-main)',
      bgcolor: 'var(--mui-palette-soft-primary)',
    },
  },
  '& .toelichting': { display: 'block', fontSize: '0.75rem', color: 'text.secondary', whiteSpace: 'normal' },
  '& tfoot > tr > *': {
    fontWeight: 700,
    height: 52,
    borderTop: '2px solid var(--mui-palette-text-primary)',
    borderBottom: 0,
    color: 'text.primary',
  },
  '@media print': {
    fontSize: '8.5pt',
    '& tbody[hidden]': { display: 'table-row-group' },
    '& th, & td, & .jaar > *': { height: '6mm' },
    '& .jaartal': { display: 'inline' },
    '& tfoot': { display: 'table-row-group' }, // once, at the end, not on every page
    '& .jaar svg': { display: 'none' },
    '& .jaar button': { minHeight: 0 },
  },
} as const;
