import Box from '@mui/material/Box';
import { formatEuro } from '../../../../domain/money/format.ts';
import { stackedTable } from '../../../components/stackedTable.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { moneyPictureText as text } from '../../../text/moneyPicture.ts';

interface AmountsTableProps<Column extends string> {
  caption: string;
  /** The heading of the first column. */
  head: string;
  columns: readonly Column[];
  words: Record<Column, string>;
  /** Amounts in cents. */
  rows: readonly { key: string; name: string; amounts: Readonly<Partial<Record<Column, number>>> }[];
}

const stacked = stackedTable('34rem');
const CELLS = '& th, & td';

const look = {
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

/** The same as a drawing, in figures, with the sum of each column. */
export function AmountsTable<Column extends string>(props: AmountsTableProps<Column>) {
  const { caption, head, columns, words, rows } = props;
  const line = (key: string, name: string, amountIn: (column: Column) => number) => (
    <tr key={key}>
      <th scope="row" className="naam">
        {name}
      </th>
      {columns.map((column) => (
        <td key={column} data-kolom={words[column]} className="cijfers">
          {formatEuro(amountIn(column))}
        </td>
      ))}
    </tr>
  );
  const sumOf = (column: Column) => rows.reduce((sum, { amounts }) => sum + (amounts[column] ?? 0), 0);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="table" sx={look}>
        <caption style={{ padding: 0, height: 0 }}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="naam">
              {head}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {words[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(({ key, name, amounts }) => line(key, name, (column) => amounts[column] ?? 0))}</tbody>
        <tfoot>{line('total', text.total, sumOf)}</tfoot>
      </Box>
    </Box>
  );
}
