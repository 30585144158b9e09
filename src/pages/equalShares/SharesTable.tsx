import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatEuro } from '../../../domain/money/format.ts';
import { stackedTable } from '../../components/stackedTable.ts';
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

const cell = { fontSize: '1rem', color: 'text.primary' };

/** Shows how much each child got, in figures, with the sums of all children under them. */
export function SharesTable({ shares }: { shares: readonly NamedShare[] }) {
  const sumOf = (of: (share: NamedShare) => number) => shares.reduce((sum, share) => sum + of(share), 0);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Table sx={stackedTable('52rem')}>
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
