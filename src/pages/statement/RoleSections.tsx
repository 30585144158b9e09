import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { closingDay } from '../../../domain/statements/closing.ts';
import { sumOf } from '../../../domain/statements/loanFigures.ts';
import { loansTitle, ROLE_NAMES } from '../../../domain/statements/titles.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import type { Statement, StatementLoan } from '../../../domain/wire/statement.ts';
import { useToday } from '../../components/useToday.ts';
import { Section } from '../../components/Section.tsx';
import { statementText as text } from '../../text/statement.ts';
import { FigureGrid } from './FigureGrid.tsx';
import { GiftTable } from './GiftTable.tsx';
import { LoanBlock } from './LoanBlock.tsx';

/** A person with one or two loans does not need it. */
const FoldedLoans = lazy(async () => ({
  default: (await import('./FoldedLoans.tsx')).FoldedLoans,
}));

/** More loans than these are folded: what is copied is their sum, which stands above them. */
const FEW = 2;

function Loans({ loans, closing }: { loans: readonly StatementLoan[]; closing: string }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {loans.map((loan) => (
        <LoanBlock key={loan.hashid} loan={loan} closing={closing} />
      ))}
    </Box>
  );
}

/**
 * One section for each role: lent, borrowed, gave and received; a role without anything is left out. `family`: the name
 * of the lines' family, for members of several.
 */
export function RoleSections({ statement, family }: { statement: Statement; family: string | null }) {
  const { year, until } = statement;
  const today = useToday();
  const closing = until === today ? text.closingSoFar(formatDateLong(until)) : closingDay(statement);
  const titleOf = (role: string) => (family === null ? role : text.inFamily(role, family));
  return (
    <>
      {(['lent', 'borrowed'] as const).map(
        (role) =>
          statement[role].length > 0 && (
            <Section key={role} title={titleOf(loansTitle(role, statement[role]))}>
              <Typography color="textSecondary" sx={{ mb: 2 }}>
                {text.roleHints[role]}
              </Typography>
              {statement[role].length > 1 && (
                <Box sx={{ p: 2, mb: 1, borderRadius: '12px', bgcolor: 'var(--mui-palette-surface-sunken)' }}>
                  <Typography variant="h3" sx={{ mb: 1 }}>
                    {text.all}
                  </Typography>
                  <FigureGrid figures={sumOf(statement[role])} closing={closing} />
                  {statement[role].some(({ together }) => together.length > 0) && (
                    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                      {text.allHint}
                    </Typography>
                  )}
                </Box>
              )}
              {statement[role].length > FEW ? (
                <Suspense fallback={<Box sx={{ height: 57 }} />}>
                  <FoldedLoans role={role} count={statement[role].length}>
                    <Loans loans={statement[role]} closing={closing} />
                  </FoldedLoans>
                </Suspense>
              ) : (
                <Loans loans={statement[role]} closing={closing} />
              )}
            </Section>
          ),
      )}
      {(['given', 'received'] as const).map(
        (role) =>
          statement[role].length > 0 && (
            <Section key={role} title={titleOf(ROLE_NAMES[role])}>
              <Typography color="textSecondary" sx={{ mb: 2 }}>
                {text.roleHints[role]}
              </Typography>
              <GiftTable gifts={statement[role]} caption={text.giftsCaption(titleOf(ROLE_NAMES[role]), year)} />
            </Section>
          ),
      )}
    </>
  );
}
