import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo, useState } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { useOnScreen } from './useOnScreen.ts';
import { courseText as text } from '../../../text/loanSchedule.ts';
import type { CourseChartProps } from './CourseChart.tsx';
import { CourseTable } from './CourseTable.tsx';
import { yearEnds } from './coursePoints.ts';
import { lineLook } from './lineLook.ts';

const CourseChart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "loan-chart" */ './CourseChart.tsx')).CourseChart,
}));

function Waiting() {
  return (
    <Box role="status">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Skeleton variant="rounded" height={300} />
    </Box>
  );
}

function Legend({ lines, colour }: Pick<CourseChartProps, 'lines' | 'colour'>) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 0.5,
        m: 0,
        mt: 1,
        p: 0,
        listStyle: 'none',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {lines.map((line) => (
        <Box component="li" key={line} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <svg width="32" height="8" aria-hidden>
            <line x1="1" y1="4" x2="31" y2="4" style={{ ...lineLook(line, colour, !lines.includes('real')) }} />
          </svg>
          {text[line]}
        </Box>
      ))}
    </Box>
  );
}

/** The course of the loan: a sentence, and the lines behind it as a chart or as a table. */
export function Course({ message, ...chart }: CourseChartProps & { message: string }) {
  const [place, seen] = useOnScreen<HTMLDivElement>();
  const [asTable, setAsTable] = useState(false);
  const rows = useMemo(() => yearEnds(chart.points, chart.today), [chart.points, chart.today]);
  return (
    <Box ref={place}>
      <Typography sx={{ mb: 1, maxWidth: '68ch' }}>{message}</Typography>
      <Button size="small" className="niet-afdrukken" onClick={() => setAsTable(!asTable)} sx={{ mb: 1, ml: -1.25 }}>
        {asTable ? text.asChart : text.asTable}
      </Button>
      {asTable ? (
        <CourseTable points={rows} lines={chart.lines} today={chart.today} />
      ) : (
        <Box role="group" aria-label={text.chart} sx={{ minHeight: 300, breakInside: 'avoid' }}>
          {seen ? (
            <Suspense fallback={<Waiting />}>
              <CourseChart {...chart} />
            </Suspense>
          ) : (
            <Waiting />
          )}
          {chart.lines.length > 1 && <Legend lines={chart.lines} colour={chart.colour} />}
        </Box>
      )}
    </Box>
  );
}
