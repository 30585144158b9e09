import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LoanType } from '../../../../domain/contracts/types.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { tryOutText as text } from '../../../text/loanTryOut.ts';
import type { Figures } from '../../../../domain/loans/ledger/figuresAfter.ts';
import { interestSentence } from './interestSentence.ts';

/** Older stored consequences lack the first term and the day of the balance. */
type ShownFigures = Omit<Figures, 'first' | 'on'> & Partial<Pick<Figures, 'first' | 'on'>>;

interface FiguresProps {
  type: LoanType;
  now: ShownFigures;
  then: ShownFigures;
}

/** The first term, if its amount differs from the later ones. */
const unusual = ({ first, payment }: ShownFigures) => (first && first.payment !== payment ? first : null);

/** One of two outcomes, inside its card. */
export function OutcomeLines({ type, now, then }: FiguresProps) {
  const first = unusual(then);
  const lines =
    then.open === 0
      ? [text.paidOff(formatDateLong(then.endDate))]
      : [
          `${text.payment[type]}: ${formatEuro(then.payment)}`,
          ...(first ? [`${text.first(formatDateLong(first.date))}: ${formatEuro(first.payment)}`] : []),
          `${text.end}: ${formatDateLong(then.endDate)}`,
        ];
  return (
    <Box component="span" className="cijfers" sx={{ display: 'block', mt: 1, typography: 'body2' }}>
      {[...lines, interestSentence(now, then)].map((line, i) => (
        <Box key={line} component="span" sx={{ display: 'block', fontWeight: i === 0 ? 600 : 400 }}>
          {line}
        </Box>
      ))}
    </Box>
  );
}

const cellSx = {
  py: 1,
  pr: { xs: 1, sm: 2 },
  // An amount is never broken: a narrow screen breaks the words.
  overflowWrap: 'normal',
  textAlign: 'left',
  fontWeight: 400,
  borderBottom: '1px solid var(--mui-palette-divider)',
} as const;

/** The loan as it is, next to what it would become. */
export function NowAndThen({ type, now, then }: FiguresProps) {
  const first = unusual(then);
  const rows = [
    [text.payment[type], formatEuro(now.payment), formatEuro(then.payment)],
    ...(first
      ? [
          [
            text.first(formatDateLong(first.date)),
            formatEuro(now.first?.payment ?? 0),
            formatEuro(first.payment),
          ] as const,
        ]
      : []),
    [text.end, formatDateLong(now.endDate), formatDateLong(then.endDate)],
    [text.interest, formatEuro(now.interest), formatEuro(then.interest)],
    [
      then.on === undefined ? text.left : text.leftOn(formatDateLong(then.on)),
      formatEuro(now.open),
      formatEuro(then.open),
    ],
  ] as const;
  return (
    <>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& th, & td': cellSx,
          '& td:last-of-type': { fontWeight: 600 },
        }}
      >
        <thead>
          <tr>
            <td />
            <th scope="col">{text.now}</th>
            <th scope="col">{text.then}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, before, after]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography className="cijfers" sx={{ mt: 1.5, fontWeight: 600 }}>
        {interestSentence(now, then)}
      </Typography>
    </>
  );
}
