import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { BANK_CHECKED } from '../../../domain/loans/bankChecked.ts';
import { assumedSentence } from '../../../domain/loans/automaticWords.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import { fullNames } from '../../../domain/names/name.ts';
import { formatPercent } from '../../../domain/money/percent.ts';
import { loanTitle, ownFigures, reconciliation } from '../../../domain/statements/statementLines.ts';
import type { StatementLoan } from '../../../domain/wire/statement.ts';
import { DeductionBlock } from '../../components/deduction/DeductionBlock.tsx';
import { Explain } from '../../components/explain/Explain.tsx';
import { statementText as text } from '../../text/statement.ts';
import { ContractLink } from './ContractLink.tsx';
import { FigureGrid } from './FigureGrid.tsx';
import { ReportSheet } from './ReportSheet.tsx';

function facts({ together, signed_date, rates, due }: StatementLoan): string {
  const rate = rates.map(({ from, millipercent }, i) =>
    [text.rate(formatPercent(millipercent)), i === 0 ? '' : text.from(formatDateLong(from))]
      .filter((part) => part !== '')
      .join(' '),
  );
  return [
    together.length > 0 ? text.together(fullNames(together)) : '',
    ...rate,
    text.signed(formatDateLong(signed_date)),
    due ?? '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** One loan of one person in the year: the reconciliation, the arrears, and for an own home the tax check. */
export function LoanBlock({ loan, closing }: { loan: StatementLoan; closing: string }) {
  const title = loanTitle(loan);
  const { interest, principal } = loan.arrears;
  return (
    <Box component="li" sx={{ py: 2.5, borderBottom: 1, borderColor: 'divider', breakInside: 'avoid' }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        <ContractLink hashid={loan.hashid}>{title}</ContractLink>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, textWrap: 'pretty' }}>
        {facts(loan)}
      </Typography>
      <FigureGrid figures={loan.figures} closing={closing} of={loan} />
      <Explain
        of={text.reconcile.of(closing, title)}
        explanation={{ rule: text.reconcile.rule, article: '', sum: reconciliation(loan.figures, closing, loan) }}
      />
      {ownFigures(loan, closing).map(({ label, value }) => (
        <Typography key={label} className="cijfers" sx={{ mt: 0.5 }}>
          {label}: {value}
        </Typography>
      ))}
      {loan.assumed !== undefined && <Typography sx={{ mt: 1 }}>{assumedSentence(loan.assumed)}</Typography>}
      {loan.bank_checked && <Typography sx={{ mt: 1 }}>{BANK_CHECKED}</Typography>}
      {interest + principal > 0 && (
        <Typography sx={{ mt: 1 }}>{text.arrears(formatEuro(interest), formatEuro(principal))}</Typography>
      )}
      {loan.deduction && <DeductionBlock check={loan.deduction} title={title} level="h4" />}
      {loan.report && <ReportSheet report={loan.report} />}
    </Box>
  );
}
