import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { MissingPayment } from '../../../../domain/loans/events/paidAsPlanned.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useRecordPlannedMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { paymentsText as text } from '../../../text/loanPayments.ts';

/** Writes down every term until today as paid on its day: how a family that never missed one catches up. */
export function BatchButton({ loan, unpaid }: { loan: LoanDetail; unpaid: readonly MissingPayment[] }) {
  const [asking, setAsking] = useState(false);
  const [record, recording] = useRecordPlannedMutation();
  const sum = unpaid.reduce((total, { amount }) => total + amount, 0);

  async function enter(): Promise<void> {
    await record({ contract: loan.hashid, ledger_version: loan.ledger_version, done: text.batchDone(unpaid.length) });
    setAsking(false);
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {text.batch}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          harmless
          title={text.batchTitle}
          text={
            <>
              <p style={{ marginTop: 0 }}>
                {text.batchText(
                  unpaid.length,
                  formatEuro(sum),
                  formatDateLong(unpaid[0]?.date ?? ''),
                  formatDateLong(unpaid.at(-1)?.date ?? ''),
                )}
              </p>
              <p style={{ marginBottom: 0 }}>{text.batchUndo}</p>
            </>
          }
          verb={text.batchVerb}
          busy={recording.isLoading}
          onConfirm={() => void enter()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
