import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { firstNames } from '../../../../domain/contracts/sides.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { automaticPayments } from '../../../../domain/loans/automatic.ts';
import { openReports } from '../../../../domain/loans/events/openReports.ts';
import { hasMoney, pastPayments } from '../../../../domain/loans/events/pastPayments.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { Form } from '../../../forms/Form.tsx';
import { checked, form } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useStartAutomaticMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import { automaticText as text } from '../../../text/loanAutomatic.ts';
import { changesText } from '../../../text/loanPayments.ts';
import { pastText } from '../../../text/loanPast.ts';
import { awaitedOf } from '../awaited.ts';
import { type Past, PastField } from './PastField.tsx';
import { paymentsIn } from './reported.ts';

interface AutomaticDialogProps {
  loan: LoanDetail;
  /** The day of the next term after today; null when none comes. */
  next: IsoDate | null;
  today: IsoDate;
  onClose: () => void;
}

/** Explains what it means that the terms count automatically, and asks about the past as a first record does. */
export function AutomaticDialog({ loan, next, today, onClose }: AutomaticDialogProps) {
  const [start] = useStartAutomaticMutation();
  const me = useAppSelector(selectCurrentUser)?.hashid;
  const past = hasMoney(loan.events)
    ? []
    : pastPayments(loan, loan.events, today, paymentsIn(openReports(loan.events)));
  // A term of today counts at once, unless it is among those of the past that are asked about.
  const first = past.length === 0 && automaticPayments(loan, loan.events, today, today).length > 0 ? today : next;
  const schema = form({
    past: checked<{ past: Past }>((values) => (values.past === '' && past.length > 0 ? pastText.choose : null)),
  });

  const { automatic_asked: asked = [], automatic_waits, receipt_waits = [] } = loan.book ?? {};
  const others = asked.length > 0 ? (automatic_waits ?? []).filter(({ hashid }) => hashid !== me) : receipt_waits;
  const left = awaitedOf(others, loan.parties);

  async function submit(values: { past: Past }): Promise<void> {
    await start({
      contract: loan.hashid,
      ledger_version: loan.ledger_version,
      ...(past.length > 0 && { past_paid: values.past === 'yes' }),
      done: left === null ? text.started : text.askedDone(left.who),
    }).unwrap();
    onClose();
  }
  return (
    <PageDialog open title={text.title} closeLabel={changesText.cancel} onClose={onClose}>
      <Form<{ past: Past }> initialValues={{ past: '' }} schema={schema} onSubmit={submit}>
        <Typography>
          {first === null ? text.means : text.explained(first === today ? text.today : text.on(formatDateLong(first)))}
        </Typography>
        <Typography>{text.wrong}</Typography>
        <Typography>{text.told(firstNames(loan.parties.to), loan.parties.to.length)}</Typography>
        <PastField payments={past} reports={false} />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{text.start}</SubmitButton>
          <Button onClick={onClose}>{changesText.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
