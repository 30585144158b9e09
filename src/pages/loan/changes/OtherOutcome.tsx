import Alert from '@mui/material/Alert';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { changesText as text } from '../../../text/loanPayments.ts';
import { awaitedOf } from '../awaited.ts';
import { type ChangeValues, choosesOtherwise } from './changeValues.ts';

/** Says who must agree to an extra repayment whose outcome differs from the agreed one. */
export function OtherOutcome({ loan }: { loan: LoanDetail }) {
  const { values } = useFormValues<ChangeValues>();
  const awaited = awaitedOf(loan.book?.choice_waits ?? [], loan.parties);
  if (awaited === null || !choosesOtherwise(loan, 'extra_repayment', values)) return null;
  return (
    <Alert severity="info" sx={{ mt: 1.5 }}>
      {text.otherwise(awaited)}
    </Alert>
  );
}
