import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { mailedCode } from '../../../domain/rules/mailedCode.ts';
import { focusField } from '../../forms/focusField.ts';
import { Form } from '../../forms/Form.tsx';
import { fieldId, useFormParts } from '../../forms/formParts.ts';
import { form, text as textOf } from '../../forms/schema/fields.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { signingText } from '../../text/signing.ts';

const { sign: text } = signingText;

interface CodeFormProps {
  /** The masked address it was mailed to. */
  sentTo: string;
  /** The purpose of the code. */
  submit: string;
  /** Why it can't be used now; null if it can. */
  disabledReason: string | null;
  /** May reject with an ApiError, as the submit of a form. */
  onCode: (code: string) => Promise<void>;
  /** Mails a new code. */
  onAgain: () => void;
}

const schema = form({ code: textOf(mailedCode) });

/** The field of the code, with the focus: the button that requested it is gone. */
function CodeField() {
  const { formId } = useFormParts();
  useEffect(() => focusField(fieldId(formId, 'code')), [formId]);
  return <TextField name="code" label={text.codeField} autoComplete="one-time-code" inputMode="numeric" />;
}

/** A form to type the code from a mail. */
export function CodeForm({ sentTo, submit, disabledReason, onCode, onAgain }: CodeFormProps) {
  return (
    <Form initialValues={{ code: '' }} schema={schema} onSubmit={({ code }) => onCode(code)}>
      <Typography role="status">{text.codeSent(sentTo)}</Typography>
      <CodeField />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <SubmitButton disabledReason={disabledReason}>{submit}</SubmitButton>
        <Button onClick={onAgain}>{text.codeAgain}</Button>
      </Stack>
    </Form>
  );
}
