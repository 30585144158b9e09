import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { FutureYear } from '../../../domain/plans/futureShares.ts';
import { formatEuroShort } from '../../../domain/money/format.ts';
import { plansText } from '../../text/plans.ts';

const WIDTH = 640;
const HEIGHT = 240;
const EDGE = { left: 12, right: 12, top: 28, bottom: 28 };

/** Told apart without colour too: each child has its own dashes. */
const DASHES = ['', '10 6', '2 6', '14 5 2 5', '6 3'];
const COLOURS = ['gift', 'annuity', 'linear', 'repaymentFree'] as const;

/** How the line of a child is drawn. */
const lineOf = (index: number) => ({
  stroke: `var(--mui-palette-contract-${COLOURS[index % COLOURS.length] ?? 'gift'})`,
  strokeDasharray: DASHES[index % DASHES.length] ?? '',
});

/** Each child's total by the end of each year, a line per child; the table next to it has the same amounts. */
export function FuturePicture({ years, names }: { years: readonly FutureYear[]; names: readonly string[] }) {
  const theme = useTheme();
  const most = Math.max(1, ...years.flatMap(({ got }) => got));
  const across = (index: number) =>
    EDGE.left + (index / Math.max(1, years.length - 1)) * (WIDTH - EDGE.left - EDGE.right);
  const up = (cents: number) => HEIGHT - EDGE.bottom - (cents / most) * (HEIGHT - EDGE.top - EDGE.bottom);
  const line = (child: number) =>
    years.map(({ got }, index) => `${across(index).toFixed(1)},${up(got[child] ?? 0).toFixed(1)}`).join(' ');
  const [first, last] = [years[0], years.at(-1)];
  const label = { fill: 'var(--mui-palette-text-secondary)', fontSize: 14, fontFamily: theme.typography.fontFamily };
  return (
    <Box sx={{ maxWidth: WIDTH, printColorAdjust: 'exact' }}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={plansText.future.chart(names.join(', '))}
        style={{ width: '100%', height: 'auto', display: 'block' }}
      >
        {[0, most].map((cents) => (
          <line
            key={cents}
            x1={EDGE.left}
            x2={WIDTH - EDGE.right}
            y1={up(cents)}
            y2={up(cents)}
            stroke="var(--mui-palette-divider)"
          />
        ))}
        <text x={EDGE.left} y={up(most) - 8} {...label}>
          {formatEuroShort(most)}
        </text>
        <text x={EDGE.left} y={HEIGHT - 8} {...label}>
          {first?.year}
        </text>
        <text x={WIDTH - EDGE.right} y={HEIGHT - 8} textAnchor="end" {...label}>
          {last?.year}
        </text>
        {names.map((name, child) => (
          <polyline key={name + child} points={line(child)} fill="none" strokeWidth={3} {...lineOf(child)} />
        ))}
      </svg>
      <Box
        component="ul"
        aria-hidden
        sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
      >
        {names.map((name, child) => (
          <Box component="li" key={name + child} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <svg width="32" height="8">
              <line x1="0" x2="32" y1="4" y2="4" strokeWidth={3} {...lineOf(child)} />
            </svg>
            {name}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
