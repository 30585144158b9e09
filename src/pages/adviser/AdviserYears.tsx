import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatEuro } from '../../../domain/money/format.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import type { AdviserContract } from '../../../domain/wire/adviserLink.ts';
import { useToday } from '../../components/useToday.ts';
import { adviserLinksText } from '../../text/adviserLinks.ts';

const { page: text } = adviserLinksText;
const COLUMNS = ['opening', 'interest_charged', 'interest_paid', 'repaid', 'forgiven', 'closing'] as const;

/** The figures of a loan by year; on a narrow screen the table scrolls separately. */
export function AdviserYears({ years }: Pick<AdviserContract, 'years'>) {
  const today = useToday();
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {text.years}
      </Typography>
      <Box tabIndex={0} role="region" aria-label={text.years} sx={{ overflowX: 'auto' }}>
        <Box
          component="table"
          className="cijfers"
          sx={{
            borderCollapse: 'collapse',
            width: '100%',
            '& th, & td': { p: 1, textAlign: 'right', borderBottom: 1, borderColor: 'divider', whiteSpace: 'nowrap' },
            '& th': { overflowWrap: 'normal', wordBreak: 'normal' },
            '& thead th': { color: 'text.secondary', fontWeight: 500, whiteSpace: 'normal', verticalAlign: 'bottom' },
            '& th:first-of-type': { textAlign: 'left' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{text.year}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {text.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((year) => (
              <tr key={year.year}>
                <th scope="row">{year.year}</th>
                {COLUMNS.map((column) => (
                  <td key={column}>{formatEuro(year[column])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {years.some(({ year }) => year === Number(today.slice(0, 4))) && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {text.running(formatDateLong(today))}
        </Typography>
      )}
    </Box>
  );
}
