import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { pastPayments } from '../../../../domain/loans/events/pastPayments.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { Form } from '../../../forms/Form.tsx';
import { chosen, form } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useAnswerEventMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { useConfirmReportsMutation } from '../../../store/modules/contracts/reportsApi.ts';
import { changesText, paymentsText } from '../../../text/loanPayments.ts';
import { pastText as text } from '../../../text/loanPast.ts';
import { confirmedDone } from '../awaited.ts';
import { type Past, PastField } from './PastField.tsx';
import { paymentsIn, type ReportedPayment } from './reported.ts';

const schema = form({ past: chosen(text.choose) });

interface ConfirmReportProps {
  loan: LoanDetail;
  reports: readonly ReportedPayment[];
  payment: ReportedPayment;
  /** The records confirmed with it, including itself. */
  together?: readonly ReportedPayment[] | undefined;
  today: IsoDate;
  onClose: () => void;
}

/** Confirms the payment that will be the first to count, and asks about earlier payments. */
export function ConfirmReport({ loan, reports, payment, together = [payment], today, onClose }: ConfirmReportProps) {
  const [answer] = useAnswerEventMutation();
  const [answerAll] = useConfirmReportsMutation();
  const count = together.length;
  const payments = pastPayments(loan, loan.events, today, paymentsIn(reports));
  const who = payment.recorded_by.firstname;

  async function submit({ past }: { past: Past }): Promise<void> {
    const [contract, { hashid }, past_paid] = [loan.hashid, payment, past === 'yes'];
    if (count > 1) {
      const events = together.map((one) => one.hashid);
      await answerAll({ contract, events, past_paid, done: paymentsText.confirmedAll(count) }).unwrap();
    } else {
      const done = confirmedDone(loan, hashid);
      await answer({ contract, hashid, status: 'confirmed', past_paid, done }).unwrap();
    }
    onClose();
  }
  return (
    <PageDialog open title={text.confirmTitle} closeLabel={changesText.cancel} onClose={onClose}>
      <Form<{ past: Past }> initialValues={{ past: payment.past_paid ? 'yes' : '' }} schema={schema} onSubmit={submit}>
        <Typography className="cijfers">
          {count > 1
            ? text.confirmAllIntro(count, who)
            : text.confirmIntro(formatEuro(payment.amount), formatDateLong(payment.date), who)}{' '}
          {payment.past_paid && text.says(who)}
        </Typography>
        <PastField payments={payments} reports={false} />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{text.confirm}</SubmitButton>
          <Button onClick={onClose}>{changesText.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
