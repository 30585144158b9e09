import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { MissingPayment } from '../../../../domain/loans/events/paidAsPlanned.ts';
import { aheadBeside } from '../../../../domain/loans/events/pastPayments.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useRecordPlannedMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { batchText as text, paymentFormText } from '../../../text/paymentForm.ts';
import { pastText } from '../../../text/loanPast.ts';
import { awaitedOf } from '../awaited.ts';

interface BatchDialogProps {
  loan: LoanDetail;
  unpaid: readonly MissingPayment[];
  today: IsoDate;
  onClose: () => void;
}

/** Every term until today as paid on its day: how a family that never missed one catches up. */
export function BatchDialog({ loan, unpaid, today, onClose }: BatchDialogProps) {
  const [record, recording] = useRecordPlannedMutation();
  const sum = formatEuro(unpaid.reduce((total, { amount }) => total + amount, 0));
  const [from, to] = [unpaid[0], unpaid.at(-1)].map((payment) => formatDateLong(payment?.date ?? ''));
  const ahead = aheadBeside(loan, loan.events, unpaid, today);
  const awaited = awaitedOf(loan.book?.receipt_waits ?? [], loan.parties);

  async function enter(): Promise<void> {
    const done = awaited ? paymentFormText.savedTo(awaited) : text.done(unpaid.length);
    await record({ contract: loan.hashid, ledger_version: loan.ledger_version, done });
    onClose();
  }
  return (
    <ConfirmDialog
      open
      harmless
      title={text.title}
      text={
        <>
          <p style={{ marginTop: 0 }}>
            {awaited
              ? pastText.yesText(unpaid.length, from ?? '', to ?? '', sum, true)
              : text.text(unpaid.length, sum, from ?? '', to ?? '')}
          </p>
          {ahead > 0 && <p>{text.ahead(formatEuro(ahead))}</p>}
          <p style={{ marginBottom: 0 }}>{awaited ? pastText.batchMeans(awaited) : text.undo}</p>
        </>
      }
      verb={awaited ? pastText.batchVerb : text.verb}
      busy={recording.isLoading}
      onConfirm={() => void enter()}
      onCancel={onClose}
    />
  );
}
