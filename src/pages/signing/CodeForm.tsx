import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { mailedCode } from '../../../domain/rules/mailedCode.ts';
import { Form } from '../../forms/Form.tsx';
import { form, text as textOf } from '../../forms/schema/fields.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { signingText } from '../../text/signing.ts';

const { sign: text } = signingText;

interface CodeFormProps {
  /** The address it was mailed to, as its owner knows it again. */
  sentTo: string;
  /** What the code does. */
  submit: string;
  /** Why it can't be used now; null when it can. */
  disabledReason: string | null;
  /** May reject with an ApiError, as the submit of a form. */
  onCode: (code: string) => Promise<void>;
  /** Mails a new code. */
  onAgain: () => void;
}

const schema = form({ code: textOf(mailedCode) });

/** The code of a mail, typed over. */
export function CodeForm({ sentTo, submit, disabledReason, onCode, onAgain }: CodeFormProps) {
  return (
    <Form initialValues={{ code: '' }} schema={schema} onSubmit={({ code }) => onCode(code)}>
      <Typography role="status">{text.codeSent(sentTo)}</Typography>
      <TextField name="code" label={text.codeField} autoComplete="one-time-code" />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <SubmitButton disabledReason={disabledReason}>{submit}</SubmitButton>
        <Button onClick={onAgain}>{text.codeAgain}</Button>
      </Stack>
    </Form>
  );
}
