import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { checkConfirmation } from '../../../../domain/contracts/life/confirmation.ts';
import { fieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { Form } from '../../../forms/Form.tsx';
import { ruledBy } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { confirmationsText } from '../../../text/confirmations.ts';

const { form: text } = confirmationsText;

interface DifferDialogProps {
  onSend: (word: string) => Promise<void>;
  onClose: () => void;
}

/** Asks what is not right. */
export function DifferDialog({ onSend, onClose }: DifferDialogProps) {
  const [schema] = useState(() =>
    ruledBy(({ word }: { word: string }) => fieldErrors(['word', checkConfirmation('no', word)])),
  );
  return (
    <PageDialog open title={text.title} closeLabel={text.cancel} onClose={onClose}>
      <Form initialValues={{ word: '' }} schema={schema} onSubmit={({ word }) => onSend(word)}>
        <TextField name="word" label={text.word} hint={text.hint} multiline />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{text.submit}</SubmitButton>
          <Button onClick={onClose}>{text.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
