import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatEuroShort } from '../../../../domain/money/format.ts';
import type { MoneyYear } from '../../../../domain/wire/moneyYears.ts';
import { moneyPictureText as text } from '../../../text/moneyPicture.ts';
import { Legend } from './Legend.tsx';
import { LOOKS } from './looks.ts';
import { wholeEuros } from './wholeEuros.ts';
import { isNumbered, type MoneyPart, PANELS, scaleOf, sumOf, usedOf } from './yearBars.ts';

const percent = (share: number) => `${share * 100}%`;
/** Room for the amounts along the left side. */
const AXIS = '5.5rem';

interface PanelProps {
  years: readonly MoneyYear[];
  parts: readonly MoneyPart[];
  title: string;
  /** The year of today. */
  now: number;
}

/** One column per year on a scale of its own: a term is small next to the loan that it pays back. */
function Panel({ years, parts, title, now }: PanelProps) {
  const { most, marks } = scaleOf(years, parts);
  return (
    <Box>
      <Typography component="p" sx={{ fontWeight: 600, mb: 1.5 }}>
        {title}
      </Typography>
      <Box sx={{ position: 'relative', height: { xs: '8rem', sm: '9rem' }, ml: AXIS, mb: 3.5, typography: 'caption' }}>
        {marks.map((cents) => (
          <Box
            key={cents}
            className="cijfers"
            sx={{
              position: 'absolute',
              insetInline: 0,
              bottom: percent(cents / most),
              borderBottom: 1,
              borderColor: cents === 0 ? 'text.secondary' : 'divider',
              color: 'text.secondary',
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
        <Box sx={{ position: 'absolute', inset: 0, display: 'flex' }}>
          {years.map((year) => (
            <Box
              key={year.year}
              sx={{
                position: 'relative',
                flex: '1 1 0',
                display: 'flex',
                flexDirection: 'column-reverse',
                alignItems: 'center',
                ...(year.year === now && { bgcolor: 'action.hover' }),
              }}
            >
              {parts
                .filter((part) => year[part] > 0)
                .map((part) => (
                  <Box
                    key={part}
                    sx={{
                      width: '70%',
                      maxWidth: 36,
                      height: percent(year[part] / most),
                      minHeight: 3,
                      borderRadius: '3px 3px 0 0',
                      ...LOOKS[part],
                    }}
                  />
                ))}
              {(isNumbered(years, year, now) || year.year === now) && (
                <Box
                  component="span"
                  className="cijfers"
                  sx={{
                    position: 'absolute',
                    top: '100%',
                    left: '50%',
                    transform: 'translateX(-50%)',
                    whiteSpace: 'nowrap',
                    mt: 0.75,
                    color: year.year === now ? 'text.primary' : 'text.secondary',
                    fontWeight: year.year === now ? 600 : 400,
                  }}
                >
                  {year.year === now ? text.today : year.year}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** The sums given, lent and paid back in each year, and those still to come. */
export function YearsDrawing({ years, now }: { years: readonly MoneyYear[]; now: number }) {
  const used = usedOf(years, [...PANELS.out, ...PANELS.back]);
  const [first, last] = [years[0]?.year ?? now, years.at(-1)?.year ?? now];
  const about = [
    text.chart(first, last),
    ...used.map((part) => text.sum(text.parts[part], wholeEuros(sumOf(years, part)))),
    text.seeTable,
  ].join(' ');
  return (
    <>
      <Box
        role="img"
        aria-label={about}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, columnGap: 6, rowGap: 1 }}
      >
        {(['out', 'back'] as const).map((panel) => {
          const parts = usedOf(years, PANELS[panel]);
          const title = panel === 'back' && !parts.includes('to_come') ? text.allBack : text[panel];
          return parts.length > 0 && <Panel key={panel} years={years} parts={parts} title={title} now={now} />;
        })}
      </Box>
      <Legend parts={used.map((part) => ({ part, word: text.parts[part] }))} />
    </>
  );
}
