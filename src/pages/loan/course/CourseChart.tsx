import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart, type LineSeries } from '@mui/x-charts/LineChart';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { formatEuroShort } from '../../../../domain/money/format.ts';
import { courseText as text } from '../../../text/loanSchedule.ts';
import type { CourseLine, CoursePoint } from './coursePoints.ts';
import { type LineLook, lineLook } from './lineLook.ts';

export interface CourseChartProps {
  points: readonly CoursePoint[];
  /** The lines in the order of drawing: the last lies on top. */
  lines: readonly CourseLine[];
  today: IsoDate;
  /** The colour of the type of loan. */
  colour: string;
}

/** Noon, so that no change of the clock moves a day. */
const noon = (date: IsoDate) => new Date(`${date}T12:00:00Z`);
const dayOf = (moment: Date): IsoDate => moment.toISOString().slice(0, 10);
const HEIGHT = 300;
const LOCALE = { loading: text.loading, noData: text.noData, a11yNoValue: text.noValue };

/** The balance through the years; its own chunk, since the library is large. The arrow keys walk along the points. */
export function CourseChart({ points, lines, today, colour }: CourseChartProps) {
  const phone = useMediaQuery('(max-width:599.95px)');
  const days = useMemo(() => points.map(({ date }) => noon(date)), [points]);
  const series = useMemo(
    () =>
      lines.map((line): LineSeries => ({
        id: line,
        label: text[line],
        data: points.map(({ values }) => values[line] ?? null),
        color: lineLook(line, colour, !lines.includes('real')).stroke,
        curve: line === 'real' ? 'stepAfter' : 'linear',
        connectNulls: true,
        showMark: false,
        valueFormatter: (cents) => (cents === null ? '' : formatEuroShort(cents)),
      })),
    [lines, points, colour],
  );
  // Named before it goes to `sx`: the type of that is a union that the compiler can't fill in from a list of entries.
  const looks: Record<string, LineLook> = Object.fromEntries(
    lines.map((line) => [
      `& .MuiLineChart-line[data-series="${line}"]`,
      lineLook(line, colour, !lines.includes('real')),
    ]),
  );
  const within = points.length > 0 && today >= (points[0]?.date ?? '') && today <= (points.at(-1)?.date ?? '');

  return (
    <LineChart
      height={HEIGHT}
      series={series}
      xAxis={[
        {
          data: days,
          scaleType: 'utc',
          tickNumber: phone ? 4 : 8,
          valueFormatter: (moment: Date, { location }) =>
            location === 'tick' ? String(moment.getUTCFullYear()) : formatDateLong(dayOf(moment)),
        },
      ]}
      yAxis={[
        { min: 0, width: phone ? 76 : 92, tickNumber: 5, valueFormatter: (cents: number) => formatEuroShort(cents) },
      ]}
      margin={{ left: 0, right: 24, top: 24, bottom: 0 }}
      grid={{ horizontal: true }}
      skipAnimation
      hideLegend
      localeText={LOCALE}
      sx={looks}
    >
      {within && (
        <ChartsReferenceLine
          x={noon(today)}
          label={text.today}
          labelAlign="start"
          spacing={{ x: 0, y: -20 }}
          lineStyle={{ strokeDasharray: '3 3' }}
        />
      )}
    </LineChart>
  );
}
