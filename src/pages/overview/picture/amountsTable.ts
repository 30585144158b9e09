import { stackedTable } from '../../../components/stackedTable.ts';

const stacked = stackedTable('34rem');
const CELLS = '& th, & td';

/** The table of amounts in place of a drawing. */
export const amountsTable = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& thead th': { fontWeight: 600, color: 'text.secondary', bgcolor: 'var(--mui-palette-surface-sunken)' },
  '& tfoot > tr > *': { fontWeight: 600 },
  ...stacked,
  [CELLS]: {
    ...stacked[CELLS],
    px: 1.5,
    py: 1,
    textAlign: 'right',
    fontWeight: 400,
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& th.naam': { textAlign: 'left' },
} as const;
