import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { formatDate, formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { owedOn, type PaperGift } from '../../../../domain/paperGifts/paperGift.ts';
import type { PaperYear } from '../../../../domain/paperGifts/years.ts';
import { Explain } from '../../../components/explain/Explain.tsx';
import { paperText as text } from '../../../text/paperGift.ts';

const COLOURS = { running: 'default', paid: 'success', late: 'success', open: 'warning' } as const;

interface PaperYearListProps {
  /** Oldest first. */
  years: readonly PaperYear[];
  paper: PaperGift;
  today: IsoDate;
}

/** The years of a gift on paper, the newest first: due, paid, when, and missing. */
export function PaperYearList({ years, paper, today }: PaperYearListProps) {
  return (
    <>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {text.years}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {years.toReversed().map((year) => (
          <YearItem key={year.year} of={year} paper={paper} today={today} />
        ))}
      </Box>
    </>
  );
}

function YearItem({ of, paper, today }: { of: PaperYear; paper: PaperGift; today: IsoDate }) {
  const { year, due, paid, payments, state, missing } = of;
  // The day of a death is the last day considered: its year is not over, but no longer runs.
  const ended = state === 'running' && today === paper.until;
  const figures = [
    [text.columns.due, formatEuro(due)],
    [text.columns.paid, formatEuro(paid)],
    [
      text.columns.when,
      payments.length === 0
        ? text.nothing
        : payments.map(({ date, amount }) => text.paidOn(formatEuro(amount), formatDate(date))).join(', '),
    ],
    [state === 'open' ? text.missingOn(formatDate(today)) : text.columns.missing, formatEuro(missing)],
  ];
  return (
    <Box component="li" sx={{ py: 2, borderBottom: 1, borderColor: 'divider', breakInside: 'avoid' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
        <Typography variant="h4" component="h4" className="cijfers">
          {year}
        </Typography>
        <Chip
          size="small"
          color={COLOURS[state]}
          variant="outlined"
          label={ended ? text.ranUntil(formatDate(today)) : text.states[state]}
        />
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(12.5rem, 1fr))', gap: 1.5 }}
      >
        {figures.map(([label, value]) => (
          <Box key={label} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" className="cijfers" sx={{ m: 0, fontWeight: 600 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Explain of={text.explain.of(year)} explanation={explanation(of, paper, today)} />
    </Box>
  );
}

function explanation({ year, due, paid, state, missing }: PaperYear, paper: PaperGift, today: IsoDate) {
  const { rule, late, article, owed } = text.explain;
  const end = `${year}-12-31`;
  const day = today < end ? today : end;
  const wasLate = state === 'open' || state === 'late';
  return {
    rule: wasLate ? `${rule} ${late}` : rule,
    article,
    sum: [
      { label: owed(formatDateLong(day)), value: formatEuro(owedOn(paper, day)) },
      { label: text.explain.of(year), value: formatEuro(due) },
      { label: text.columns.paid, value: formatEuro(paid) },
      ...(state === 'open' ? [{ label: text.explain.missing(formatDateLong(today)), value: formatEuro(missing) }] : []),
    ],
  };
}
