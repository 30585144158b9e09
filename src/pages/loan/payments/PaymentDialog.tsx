import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { firstNames } from '../../../../domain/contracts/sides.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { contractDate } from '../../../../domain/rules/contractDate.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { DateField } from '../../../forms/DateField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { MoneyField } from '../../../forms/MoneyField.tsx';
import { filledNumber, form, text as textOf } from '../../../forms/schema/fields.ts';
import * as generic from '../../../forms/schema/generic.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useRecordEventMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { changesText, paymentsText } from '../../../text/loanPayments.ts';
import { useLoanRole } from '../viewer.ts';

const text = paymentsText.form;

interface PaymentValues {
  amount: number | null;
  date: string;
  note: string;
}

const schema = form({
  amount: filledNumber(changesText.missing.amount).concat(generic.positive()),
  date: textOf((value) => contractDate(value)),
});

interface PaymentDialogProps {
  loan: LoanDetail;
  /** The amount that falls due now, in cents; null when nothing does. */
  suggested: number | null;
  today: IsoDate;
  onClose: () => void;
}

/** A payment is written down: what the borrower says waits for the lender's word, what the lender says counts. */
export function PaymentDialog({ loan, suggested, today, onClose }: PaymentDialogProps) {
  const [record] = useRecordEventMutation();
  const borrower = useLoanRole(loan) === 'borrower';
  const lenders = firstNames(loan.parties.from);

  async function submit({ amount, date, note }: PaymentValues): Promise<void> {
    const draft = {
      contract: loan.hashid,
      kind: 'payment' as const,
      amount: amount ?? 0,
      date,
      note,
      ledger_version: loan.ledger_version,
    };
    await record({ draft, done: borrower ? text.savedTo(lenders) : text.saved }).unwrap();
    onClose();
  }
  return (
    <PageDialog open title={borrower ? text.titleTo : text.title} closeLabel={changesText.cancel} onClose={onClose}>
      <Form<PaymentValues>
        initialValues={{ amount: suggested, date: today, note: '' }}
        schema={schema}
        onSubmit={submit}
      >
        {borrower && <Alert severity="info">{text.reportExplained(lenders)}</Alert>}
        <MoneyField name="amount" label={text.amount} words />
        <DateField name="date" label={text.date} />
        <TextField name="note" label={text.note} hint={text.noteHint} optional />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{borrower ? text.submitTo : text.submit}</SubmitButton>
          <Button onClick={onClose}>{changesText.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
