import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatEuro, formatEuroShort } from '../../../domain/money/format.ts';
import { type FutureYear, futureShares } from '../../../domain/plans/futureShares.ts';
import type { NamedShare } from '../../components/gifts/ShareBars.tsx';
import { Section } from '../../components/Section.tsx';
import { stackedTable } from '../../components/stackedTable.ts';
import { useToday } from '../../components/useToday.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { paths } from '../../paths.ts';
import { useGetPlansQuery } from '../../store/modules/plans/plansApi.ts';
import { plansText } from '../../text/plans.ts';
import { FuturePicture } from './FuturePicture.tsx';

const { future: text, table } = plansText;

/** The largest difference at the end. */
function outcome({ year, got }: FutureYear, shares: readonly NamedShare[]): string {
  const ranked = got
    .map((cents, index) => ({ cents, name: shares[index]?.firstname ?? '' }))
    .sort((a, b) => b.cents - a.cents);
  const [most, least] = [ranked[0], ranked.at(-1)];
  if (!most || !least || most.cents === least.cents) return text.equal(year);
  return text.difference(year, most.name, least.name, formatEuroShort(most.cents - least.cents));
}

function Drawn({ shares, years }: { shares: readonly NamedShare[]; years: readonly FutureYear[] }) {
  const names = shares.map(({ firstname }) => firstname);
  const end = years.at(-1);
  return (
    <>
      {end && shares.length > 1 && (
        <Typography className="cijfers" sx={{ fontWeight: 600, mb: 2 }}>
          {outcome(end, shares)}
        </Typography>
      )}
      <FuturePicture years={years} names={names} />
      <Box sx={{ containerType: 'inline-size', mt: 3 }}>
        <Table sx={stackedTable(`${10 + 9 * names.length}rem`)}>
          <caption style={{ position: 'absolute' }}>
            <VisuallyHidden>{text.caption}</VisuallyHidden>
          </caption>
          <TableHead>
            <TableRow>
              <TableCell>{table.year}</TableCell>
              {shares.map(({ child, firstname }) => (
                <TableCell key={child} align="right">
                  {firstname}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {years.map(({ year, got }) => (
              <TableRow key={year}>
                <TableCell component="th" scope="row" sx={{ fontSize: '1rem', fontWeight: 600 }}>
                  {year}
                </TableCell>
                {shares.map(({ child, firstname }, index) => (
                  <TableCell
                    key={child}
                    align="right"
                    data-kolom={firstname}
                    className="cijfers"
                    sx={{ fontSize: '1rem' }}
                  >
                    {formatEuro(got[index] ?? 0)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  );
}

/** The shares as planned, for readers who see the plans; last on the page, as it loads later than the rest. */
export function FutureShares({ shares }: { shares: readonly NamedShare[] }) {
  const thisYear = Number(useToday().slice(0, 4));
  const { data } = useGetPlansQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data?.may !== true) return null;
  const years = futureShares(shares, data.plans, thisYear);
  return (
    <Section title={text.title}>
      <Typography sx={{ mb: 2, maxWidth: '68ch' }}>{years.length > 1 ? text.intro : text.none}</Typography>
      {years.length > 1 && <Drawn shares={shares} years={years} />}
      <Button variant="outlined" component={Link} to={paths.plan} sx={{ mt: 3 }} className="niet-afdrukken">
        {text.toPlans}
      </Button>
    </Section>
  );
}
