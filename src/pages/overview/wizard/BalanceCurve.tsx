import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { LoanType } from '../../../../domain/contracts/types.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { balanceOn } from '../../../../domain/loans/balance.ts';
import type { Schedule } from '../../../../domain/loans/schedule.ts';
import { formatEuroShort } from '../../../../domain/money/format.ts';
import { componentsText } from '../../../text/components.ts';
import { contractColour } from '../../../components/contractColour.ts';
import { curveOf, steps, years } from './curve.ts';

const text = componentsText.curve;
/** The drawing's own grid; the lines keep their width, the words are next to it in HTML and keep their size. */
const WIDTH = 1000;
const HEIGHT = 300;

interface BalanceCurveProps {
  type: LoanType;
  /** The amount in cents. */
  principal: number;
  schedule: Schedule;
  today: IsoDate;
}

const percent = (share: number) => `${share * 100}%`;

/** Draws the scheduled balance through the years: one line, with today marked. */
export function BalanceCurve({ type, principal, schedule, today }: BalanceCurveProps) {
  const curve = useMemo(() => curveOf(type, principal, schedule), [type, principal, schedule]);
  const line = curve.points
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${(x * WIDTH).toFixed(1)} ${((1 - y) * HEIGHT).toFixed(1)}`)
    .join('');
  const now = curve.place(today);
  const balance = balanceOn(schedule, today);
  const about = [
    text.about(formatEuroShort(principal), formatDateLong(curve.start), formatEuroShort(0), formatDateLong(curve.end)),
    ...(now === null ? [] : [text.aboutToday(formatEuroShort(balance))]),
  ];
  const colour = contractColour(type);

  return (
    <Box
      role="img"
      aria-label={about.join(' ')}
      sx={{ pl: '5.5rem', pr: 1, pt: 3, pb: 3.5, typography: 'caption', color: 'text.secondary', breakInside: 'avoid' }}
    >
      <Box sx={{ position: 'relative', height: { xs: 180, sm: 240 } }}>
        {steps(principal).map((cents) => (
          <Box
            key={cents}
            className="cijfers"
            sx={{
              position: 'absolute',
              left: 0,
              right: 0,
              bottom: percent(cents / principal),
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box
              component="span"
              sx={{ position: 'absolute', right: '100%', mr: 1.25, bottom: '-0.7em', whiteSpace: 'nowrap' }}
            >
              {formatEuroShort(cents)}
            </Box>
          </Box>
        ))}
        {years(curve).map(({ year, x }) => (
          <Box
            key={year}
            component="span"
            className="cijfers"
            sx={{
              position: 'absolute',
              top: '100%',
              left: percent(x),
              mt: 1,
              whiteSpace: 'nowrap',
              transform: 'translateX(-50%)',
              '&::before': {
                content: '""',
                position: 'absolute',
                left: '50%',
                bottom: '100%',
                height: 6,
                borderLeft: 1,
                borderColor: 'divider',
              },
            }}
          >
            {year}
          </Box>
        ))}
        <Box
          component="svg"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' }}
        >
          <path d={`${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} style={{ fill: colour, fillOpacity: 0.1 }} />
          <path
            d={line}
            fill="none"
            style={{ stroke: colour }}
            strokeWidth={2.5}
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </Box>
        {now !== null && (
          <>
            <Box
              sx={{
                position: 'absolute',
                left: percent(now),
                top: -8,
                bottom: 0,
                borderLeft: '1px dashed',
                borderColor: 'text.secondary',
              }}
            />
            <Box
              sx={{
                position: 'absolute',
                left: percent(now),
                bottom: percent(balance / principal),
                width: 12,
                height: 12,
                m: '-6px',
                borderRadius: '50%',
                bgcolor: 'background.paper',
                border: `3px solid ${colour}`,
              }}
            />
            <Box
              component="span"
              sx={{
                position: 'absolute',
                left: percent(now),
                bottom: 'calc(100% + 8px)',
                transform: `translateX(-${Math.round(now * 100)}%)`,
                fontWeight: 600,
                color: 'text.primary',
              }}
            >
              {text.today}
            </Box>
          </>
        )}
      </Box>
    </Box>
  );
}
