import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { isIsoDate, type IsoDate } from '../../../../domain/dates/isoDate.ts';
import { hasMoney, pastPayments } from '../../../../domain/loans/events/pastPayments.ts';
import { contractDate } from '../../../../domain/rules/contractDate.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { DayField } from '../../../forms/DayField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { MoneyField } from '../../../forms/MoneyField.tsx';
import { checked, filledNumber, form, text as textOf } from '../../../forms/schema/fields.ts';
import * as generic from '../../../forms/schema/generic.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { useRecordEventMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { changesText, paymentsText } from '../../../text/loanPayments.ts';
import { pastText } from '../../../text/loanPast.ts';
import { awaitedOf } from '../awaited.ts';
import { roleIn } from '../viewer.ts';
import { type Past, PastField } from './PastField.tsx';
import { openReports } from '../../../../domain/loans/events/openReports.ts';
import { paymentsIn } from './reported.ts';

const text = paymentsText.form;

interface PaymentValues {
  amount: number | null;
  date: string;
  note: string;
  past: Past;
}

/** What a yes to "was everything paid?" records beside this payment; nothing when it is not asked. */
function pastOf(loan: LoanDetail, { amount, date }: PaymentValues, today: IsoDate) {
  if (hasMoney(loan.events) || !isIsoDate(date)) return [];
  return pastPayments(loan, loan.events, today, [
    ...paymentsIn(openReports(loan.events)),
    { date, amount: amount ?? 0 },
  ]);
}

const schemaOf = (loan: LoanDetail, today: IsoDate) =>
  form({
    amount: filledNumber(changesText.missing.amount).concat(generic.positive()),
    date: textOf((value) => contractDate(value)),
    past: checked<PaymentValues>((values) =>
      values.past === '' && pastOf(loan, values, today).length > 0 ? pastText.choose : null,
    ),
  });

interface PaymentDialogFacts {
  loan: LoanDetail;
  /** The most that is expected now: what is due and the next term, in cents. */
  expected: number;
  today: IsoDate;
}

/**
 * What has to be asked and said about what is typed: whether all before was paid, and that a large amount counts for other
 * terms, before or after, as interest runs on over what somebody may take to be repaid (decisions 0005 and 0058).
 */
function PastAndAhead({ loan, today, expected, reports }: PaymentDialogFacts & { reports: boolean }) {
  const { values } = useFormValues<PaymentValues>();
  return (
    <>
      <PastField payments={pastOf(loan, values, today)} reports={reports} />
      <div role="status">{(values.amount ?? 0) > expected && <Alert severity="info">{text.ahead}</Alert>}</div>
    </>
  );
}

interface PaymentDialogProps extends PaymentDialogFacts {
  /** The amount that falls due now, in cents; null when nothing does. */
  suggested: number | null;
  onClose: () => void;
}

/** A payment is written down: what the borrower says waits for the lender's word, what the lender says counts. */
export function PaymentDialog({ loan, suggested, expected, today, onClose }: PaymentDialogProps) {
  const [record] = useRecordEventMutation();
  const borrower = roleIn(loan) === 'borrower';
  const awaited = awaitedOf(loan.book?.receipt_waits ?? [], loan.parties);
  const schema = useMemo(() => schemaOf(loan, today), [loan, today]);

  async function submit(values: PaymentValues): Promise<void> {
    const { amount, date, note, past } = values;
    // Somebody else may have recorded first: then it is asked no more, and an answer of before says nothing of what stands
    // there now.
    const asked = pastOf(loan, values, today).length > 0;
    const draft = {
      contract: loan.hashid,
      kind: 'payment' as const,
      amount: amount ?? 0,
      date,
      note,
      ...(asked && past === 'yes' && { past_paid: true }),
      ledger_version: loan.ledger_version,
    };
    await record({ draft, done: awaited ? text.savedTo(awaited) : text.saved }).unwrap();
    onClose();
  }
  return (
    <PageDialog open title={borrower ? text.titleTo : text.title} closeLabel={changesText.cancel} onClose={onClose}>
      <Form<PaymentValues>
        initialValues={{ amount: suggested, date: today, note: '', past: '' }}
        schema={schema}
        onSubmit={submit}
      >
        {(borrower || awaited) && (
          <Alert severity="info">{awaited ? text.reportExplained(awaited) : text.ownWord}</Alert>
        )}
        <MoneyField name="amount" label={text.amount} words />
        <DayField name="date" label={text.date} />
        <TextField name="note" label={text.note} hint={text.noteHint} optional />
        <PastAndAhead loan={loan} today={today} expected={expected} reports={awaited !== null} />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{borrower ? text.submitTo : text.submit}</SubmitButton>
          <Button onClick={onClose}>{changesText.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
