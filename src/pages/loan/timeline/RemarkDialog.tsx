import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { amountOf, checkRemark } from '../../../../domain/loans/events/remarks.ts';
import { burdenedBy } from '../../../../domain/loans/events/catalogue.ts';
import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import type { LoanEvent } from '../../../../domain/wire/event.ts';
import type { PaperEvent } from '../../../../domain/wire/paperEvent.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { Form } from '../../../forms/Form.tsx';
import { MoneyField } from '../../../forms/MoneyField.tsx';
import { ruledBy } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useRemarkMutation } from '../../../store/modules/contracts/remarksApi.ts';
import { changesText } from '../../../text/loanPayments.ts';
import { remarksText } from '../../../text/remarks.ts';

interface RemarkValues {
  amount: number | null;
  text: string;
}

interface RemarkDialogProps {
  contract: ContractDetail;
  event: LoanEvent | PaperEvent;
  says: 'wrong' | 'reply';
  onClose: () => void;
}

/** The effect of the answer, shown before it is given. */
function meaning({ kind, status, recorded_by }: LoanEvent | PaperEvent, mine: boolean): string {
  const { form: text } = remarksText;
  const who = recorded_by.firstname;
  if (status !== 'reported' || !mine || kind === 'correction') return text.counts(who);
  return burdenedBy(kind) === 'receivers' ? text.received(who) : text.owed(who);
}

/** Disputes a record, with or without the right amount; or answers in words. */
export function RemarkDialog({ contract, event, says, onClose }: RemarkDialogProps) {
  const [remark] = useRemarkMutation();
  const replies = says === 'reply';
  const { form } = remarksText;
  const mine = contract.book?.open.some((one) => one.mine && one.event === event.hashid) ?? false;
  const given = ({ amount, text }: RemarkValues) => ({
    hashid: event.hashid,
    says,
    text,
    ...(amount !== null && { amount }),
  });
  const [schema] = useState(() => ruledBy((values: RemarkValues) => checkRemark(given(values), event)));

  async function submit(values: RemarkValues): Promise<void> {
    const done = replies ? remarksText.replyForm.done : form.done(event.recorded_by.firstname);
    await remark({ contract: contract.hashid, ...given(values), done }).unwrap();
    onClose();
  }
  return (
    <PageDialog
      open
      title={replies ? remarksText.replyForm.title : form.title}
      closeLabel={changesText.cancel}
      onClose={onClose}
    >
      <Form<RemarkValues> initialValues={{ amount: null, text: '' }} schema={schema} onSubmit={submit}>
        {!replies && <Typography>{meaning(event, mine)}</Typography>}
        {!replies && amountOf(event) !== null && (
          <MoneyField name="amount" label={form.amount} hint={form.amountHint} optional words />
        )}
        <TextField
          name="text"
          label={form.text}
          hint={form.textHint}
          {...(!replies && { optional: true })}
          multiline
          width="full"
        />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{replies ? remarksText.replyForm.submit : form.submit}</SubmitButton>
          <Button onClick={onClose}>{changesText.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
