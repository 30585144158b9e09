import Box from '@mui/material/Box';
import { PAPER_WORDS } from '../../../domain/statements/statementLines.ts';
import type { LoanFigures, StatementLoan } from '../../../domain/wire/statement.ts';
import { Amount } from '../../components/Amount.tsx';
import { statementText as text } from '../../text/statement.ts';

/** The payments of a borrower stand with a minus: they make the debt smaller. */
const SIGNS: Record<keyof LoanFigures, 1 | -1> = {
  opening: 1,
  paid_out: 1,
  interest_charged: 1,
  interest_paid: -1,
  costs_charged: 1,
  costs_paid: -1,
  repaid: -1,
  repaid_extra: -1,
  paid_ahead: -1,
  forgiven: -1,
  closing: 1,
};
const ALWAYS: readonly (keyof LoanFigures)[] = ['opening', 'interest_charged', 'interest_paid', 'repaid', 'closing'];

interface FigureGridProps {
  figures: LoanFigures;
  /** The name of the last figure: '31 december', or the day so far. */
  closing: string;
  /** Of one line; a sum has none. */
  type?: StatementLoan['type'];
}

/**
 * The reconciliation line: 1 January, what came and went, 31 December. A name above each figure, so that a phone can
 * stack them.
 */
export function FigureGrid({ figures, closing, type }: FigureGridProps) {
  const words = type === 'GiftContract' ? { ...text.figures, ...PAPER_WORDS } : text.figures;
  const shown = (Object.keys(SIGNS) as (keyof LoanFigures)[]).filter(
    (key) => ALWAYS.includes(key) || figures[key] !== 0,
  );
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(8.25rem, 1fr))',
        columnGap: 2,
        rowGap: 1.5,
        breakInside: 'avoid',
      }}
    >
      {shown.map((key) => (
        <Box key={key} sx={{ minWidth: 0 }}>
          <Box component="dt" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {key === 'closing' ? closing : words[key]}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: key === 'opening' || key === 'closing' ? 700 : 500 }}>
            <Amount cents={SIGNS[key] * figures[key] || 0} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
