import Box from '@mui/material/Box';
import { formatDate } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { euros } from '../euros.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { courseText as text } from '../../../text/loanSchedule.ts';
import type { CourseLine, CoursePoint } from './coursePoints.ts';

interface CourseTableProps {
  points: readonly CoursePoint[];
  lines: readonly CourseLine[];
  today: IsoDate;
}

const line = '1px solid var(--mui-palette-divider)';
const tableSx = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
  '& th, & td': {
    px: { xs: 0.625, sm: 1.5 },
    py: 0,
    height: 40,
    textAlign: 'right',
    fontWeight: 400,
    borderBottom: line,
  },
  '& td, & tbody th': { whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { fontWeight: 600, color: 'text.secondary', bgcolor: 'var(--mui-palette-surface-sunken)' },
  '& .nu > *': { fontWeight: 600 },
} as const;

/** The chart in figures, for people who can't see it: the end of every year, and today. */
export function CourseTable({ points, lines, today }: CourseTableProps) {
  return (
    <Box sx={{ overflowX: 'auto', position: 'relative' }}>
      <Box component="table" sx={tableSx}>
        <caption style={{ padding: 0, height: 0 }}>
          <VisuallyHidden>{text.tableCaption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{text.date}</th>
            {lines.map((name) => (
              <th key={name} scope="col">
                {text[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ date, values }) => (
            <tr key={date} className={date === today ? 'nu' : undefined}>
              <th scope="row">
                <time dateTime={date}>{formatDate(date)}</time>
                {date === today && ` (${text.today})`}
              </th>
              {lines.map((name) => (
                <td key={name}>{values[name] === undefined ? '' : euros(values[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
