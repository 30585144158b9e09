import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatEuro } from '../../../domain/money/format.ts';
import type { NamedShare } from '../../components/gifts/ShareBars.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { equalSharesText } from '../../text/equalShares.ts';

const text = equalSharesText.table;

const COLUMNS: readonly { name: string; of: (share: NamedShare) => number }[] = [
  { name: text.received, of: ({ received }) => received },
  { name: text.forgiven, of: ({ forgiven }) => forgiven },
  { name: text.got, of: ({ received, forgiven }) => received + forgiven },
  { name: text.borrowed, of: ({ borrowed }) => borrowed },
  { name: text.open, of: ({ open }) => open },
  { name: text.estate, of: ({ estate }) => estate },
];

/** Less than seven columns need, in the page and not in the window: beside the menu there is less room. */
const narrow = '@container (max-width: 52rem)';
/** Then a row becomes a block with the column's name beside each amount: nothing scrolls sideways. */
const stacked = {
  // An amount or a name is never broken in two; on paper it is smaller.
  '& th, & td': { overflowWrap: 'normal' },
  '& tbody th, & td': { whiteSpace: 'nowrap' },
  '@media screen': {
    [narrow]: {
      '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clip: 'rect(0 0 0 0)' },
      '&, & tbody, & tfoot': { display: 'block' },
      '& tr': { display: 'block', py: 1.5, borderBottom: '1px solid', borderColor: 'divider' },
      '& th, & td, & tbody th': {
        display: 'flex',
        flexDirection: 'row',
        justifyContent: 'space-between',
        gap: 2,
        border: 0,
        px: 0,
        py: 0.5,
        height: 'auto !important',
        whiteSpace: 'normal',
      },
      '& td::before': {
        content: 'attr(data-kolom)',
        color: 'var(--mui-palette-text-secondary)',
        fontWeight: 400,
        textAlign: 'left',
      },
    },
  },
  '@media print': { '& th, & td': { px: 0.75, fontSize: '0.8125rem' } },
} as const;

const cell = { fontSize: '1rem', color: 'text.primary' };

/** Shows how much each child got, in figures, with the sums of all children under them. */
export function SharesTable({ shares }: { shares: readonly NamedShare[] }) {
  const sumOf = (of: (share: NamedShare) => number) => shares.reduce((sum, share) => sum + of(share), 0);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Table sx={stacked}>
        <caption style={{ position: 'absolute' }}>
          <VisuallyHidden>{text.caption}</VisuallyHidden>
        </caption>
        <TableHead>
          <TableRow>
            <TableCell>{text.child}</TableCell>
            {COLUMNS.map(({ name }) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shares.map((share) => (
            <TableRow key={share.child}>
              <TableCell component="th" scope="row" sx={{ ...cell, fontWeight: 600 }}>
                {share.firstname}
              </TableCell>
              {COLUMNS.map(({ name, of }) => (
                <TableCell key={name} align="right" data-kolom={name} sx={cell}>
                  {formatEuro(of(share))}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row" sx={{ ...cell, fontWeight: 600 }}>
              {text.total}
            </TableCell>
            {COLUMNS.map(({ name, of }) => (
              <TableCell key={name} align="right" data-kolom={name} sx={{ ...cell, fontWeight: 600 }}>
                {formatEuro(sumOf(of))}
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      </Table>
    </Box>
  );
}
