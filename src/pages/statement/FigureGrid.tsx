import Box from '@mui/material/Box';
import { type FiguresOf, figureLines } from '../../../domain/statements/statementLines.ts';
import type { LoanFigures } from '../../../domain/wire/statement.ts';
import { Amount } from '../../components/Amount.tsx';

const ALWAYS: readonly (keyof LoanFigures)[] = ['opening', 'interest_charged', 'interest_paid', 'repaid', 'closing'];

interface FigureGridProps {
  figures: LoanFigures;
  /** The name of the last figure: '31 december', or the day so far. */
  closing: string;
  /** Only for a line; a sum has none. */
  of?: FiguresOf;
}

/**
 * The reconciliation line: 1 January, the changes, 31 December. A name above each figure, so that a phone can stack
 * them.
 */
export function FigureGrid({ figures, closing, of }: FigureGridProps) {
  const shown = figureLines(figures, closing, of).filter(({ key, cents }) => ALWAYS.includes(key) || cents !== 0);
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(8.25rem, 1fr))',
        columnGap: 2,
        rowGap: 1.5,
        // A long name takes two lines: the figures of a row are still level.
        alignItems: 'end',
        breakInside: 'avoid',
      }}
    >
      {shown.map(({ key, label, cents }) => (
        <Box key={key} sx={{ minWidth: 0 }}>
          <Box component="dt" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: key === 'opening' || key === 'closing' ? 700 : 500 }}>
            <Amount cents={cents} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
