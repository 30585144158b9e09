import Box from '@mui/material/Box';
import { fullNames } from '../../../domain/names/name.ts';
import type { StatementGift } from '../../../domain/wire/statement.ts';
import { Amount } from '../../components/Amount.tsx';
import { DateText } from '../../components/DateText.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { statementText as text } from '../../text/statement.ts';
import { ContractLink } from './ContractLink.tsx';

const tableSx = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    py: 1.25,
    pr: 2,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    borderBottom: '1px solid var(--mui-palette-divider)',
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: 'text.secondary', fontWeight: 600 },
  '& th:last-child, & td:last-child': { textAlign: 'right', pr: 0 },
  '& tfoot > tr > *': { fontWeight: 700, borderBottom: 0 },
  '& .datum': { whiteSpace: 'nowrap' },
} as const;

const whoOf = ({ others, together }: StatementGift) =>
  [fullNames(others), together.length > 0 ? text.together(fullNames(together)) : '']
    .filter((part) => part !== '')
    .join(', ');

/** Gifts and forgiven sums, by day, with their total. */
export function GiftTable({ gifts, caption }: { gifts: readonly StatementGift[]; caption: string }) {
  const { giftColumns: columns } = text;
  return (
    <Box component="table" sx={tableSx}>
      <caption style={{ padding: 0, height: 0 }}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        {gifts.map((gift, line) => (
          <tr key={`${gift.hashid} ${line}`}>
            <td className="datum">
              <DateText date={gift.date} table />
            </td>
            <th scope="row">
              <ContractLink hashid={gift.hashid}>
                {text.kinds[gift.kind]}
                <VisuallyHidden>, {whoOf(gift)}</VisuallyHidden>
              </ContractLink>
              <Box component="span" aria-hidden sx={{ display: 'block' }}>
                {whoOf(gift)}
              </Box>
              {gift.purpose !== '' && (
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
                  {gift.purpose}
                </Box>
              )}
            </th>
            <td>
              <Amount cents={gift.amount} />
            </td>
          </tr>
        ))}
      </tbody>
      {gifts.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {text.total}
            </th>
            <td>
              <Amount cents={gifts.reduce((sum, { amount }) => sum + amount, 0)} />
            </td>
          </tr>
        </tfoot>
      )}
    </Box>
  );
}
