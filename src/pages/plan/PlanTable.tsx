import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatEuro } from '../../../domain/money/format.ts';
import type { Plan, PlanYear } from '../../../domain/wire/plan.ts';
import { stackedTable } from '../../components/stackedTable.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { plansText } from '../../text/plans.ts';

const text = plansText.table;

/** The details below a year. */
const notes = ({ assumed, give, forgive, room }: PlanYear): string =>
  [assumed && text.assumed, give + forgive > room && text.above].filter((note) => note !== false).join(', ');

/** The years of a plan: the sum given, the sum planned, and the total by then. */
export function PlanTable({ plan }: { plan: Plan }) {
  const sums = plan.years.map(({ given, forgive, give }) => given + forgive + give);
  const rows = plan.years.map((year, at) => ({
    year,
    total: sums.slice(0, at + 1).reduce((sum, one) => sum + one, 0),
  }));
  const forgives = plan.years.some(({ forgive }) => forgive > 0);
  const columns = (year: PlanYear, sum: number) =>
    [
      [text.given, year.given],
      ...(forgives ? [[text.forgive, year.forgive] as const] : []),
      [text.give, year.give],
      [text.total, sum],
    ] as const;
  const [first] = plan.years;
  if (!first) return null;
  return (
    <>
      <Box sx={{ containerType: 'inline-size' }}>
        <Table sx={stackedTable('40rem')}>
          <caption style={{ position: 'absolute' }}>
            <VisuallyHidden>{text.caption(plan.firstname)}</VisuallyHidden>
          </caption>
          <TableHead>
            <TableRow>
              <TableCell>{text.year}</TableCell>
              {columns(first, 0).map(([name]) => (
                <TableCell key={name} align="right">
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ year, total: sum }) => (
              <TableRow key={year.year}>
                <TableCell component="th" scope="row" sx={{ fontSize: '1rem', fontWeight: 600 }}>
                  {year.year}
                  {notes(year) !== '' && (
                    <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
                      {notes(year)}
                    </Typography>
                  )}
                </TableCell>
                {columns(year, sum).map(([name, amount]) => (
                  <TableCell key={name} align="right" data-kolom={name} className="cijfers" sx={{ fontSize: '1rem' }}>
                    {formatEuro(amount)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {plan.years.some(({ assumed }) => assumed) && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, maxWidth: '68ch' }}>
          {plansText.assumed}
        </Typography>
      )}
      {plan.years.some(({ give, forgive, room }) => give + forgive > room) && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: '68ch' }}>
          {plansText.aboveNote}
        </Typography>
      )}
    </>
  );
}
