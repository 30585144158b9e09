import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { contractDate } from '../../../../domain/rules/contractDate.ts';
import { fieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import { required } from '../../../../domain/rules/required.ts';
import type { ProposalAnswer } from '../../../../domain/wire/proposal.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { DayField } from '../../../forms/DayField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { ruledBy } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { proposalsText } from '../../../text/proposals.ts';

interface AnswerDialogProps {
  kind: 'refuse' | 'paper';
  /** The first names of those it waits for, once it was recorded on paper. */
  left: readonly string[];
  /** Others sign it as well. */
  signed: boolean;
  onSend: (said: Omit<ProposalAnswer, 'hashid'>, done: string) => Promise<void>;
  onClose: () => void;
}

interface Values {
  word: string;
  paper_date: string;
}

/** Asks for the reason of a refusal, or for the day on which it was agreed on paper. */
export function AnswerDialog({ kind, left, signed, onSend, onClose }: AnswerDialogProps) {
  const { refuseForm, paperForm, cancel, refused } = proposalsText;
  const [schema] = useState(() =>
    ruledBy(({ word, paper_date }: Values) =>
      fieldErrors(
        ['word', kind === 'refuse' ? required(word) : null],
        ['paper_date', kind === 'paper' ? contractDate(paper_date) : null],
      ),
    ),
  );
  const words = kind === 'refuse' ? refuseForm : paperForm;
  const submit = ({ word, paper_date }: Values) =>
    kind === 'refuse'
      ? onSend({ answer: 'refused', word }, refused)
      : onSend(
          { answer: 'accepted', paper_date },
          left.length > 0 ? paperForm.left(left) : signed ? paperForm.signed : paperForm.done,
        );
  return (
    <PageDialog open title={words.title} closeLabel={cancel} onClose={onClose}>
      <Form initialValues={{ word: '', paper_date: '' }} schema={schema} onSubmit={submit}>
        {kind === 'refuse' ? (
          <TextField name="word" label={refuseForm.word} hint={refuseForm.hint} multiline />
        ) : (
          <DayField name="paper_date" label={paperForm.date} />
        )}
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{words.submit}</SubmitButton>
          <Button onClick={onClose}>{cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
