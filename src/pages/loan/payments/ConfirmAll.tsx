import Button from '@mui/material/Button';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { LoanEvent } from '../../../../domain/wire/event.ts';
import { useConfirmReportsMutation } from '../../../store/modules/contracts/reportsApi.ts';
import { paymentsText as text } from '../../../text/loanPayments.ts';

interface ConfirmAllProps {
  loan: LoanDetail;
  /** Records that wait for the reader. */
  records: readonly LoanEvent[];
  /** First asks what was paid before them; null if nothing has to be asked. */
  onAsk: (() => void) | null;
}

/** Confirms with one press everything that waits for the reader, if that is more than one record. */
export function ConfirmAll({ loan, records, onAsk }: ConfirmAllProps) {
  const [answer, { isLoading }] = useConfirmReportsMutation();
  const count = records.length;
  if (count < 2) return null;
  const events = records.map(({ hashid }) => hashid);
  const confirm = () => void answer({ contract: loan.hashid, events, done: text.confirmedAll(count) });
  return (
    <Button
      className="niet-afdrukken"
      variant="contained"
      disabled={isLoading}
      onClick={onAsk ?? confirm}
      sx={{ mb: 1 }}
    >
      {text.confirmAll(count)}
    </Button>
  );
}
