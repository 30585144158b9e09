import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fieldErrors } from '../../../domain/rules/fieldErrors.ts';
import type { Signing } from '../../../domain/wire/signing.ts';
import { Form } from '../../forms/Form.tsx';
import { ruledBy } from '../../forms/schema/fields.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSignMutation } from '../../store/modules/signing/signingApi.ts';
import { signingText } from '../../text/signing.ts';

const { sign: text } = signingText;

interface CodeFormProps {
  signing: Signing;
  /** Of the paper the code was asked for. */
  sha256: string;
  /** Mails a new code. */
  onAgain: () => void;
}

interface Values {
  code: string;
}

/** The code of the mail, typed over: that is the signature. */
export function CodeForm({ signing: { hashid, email_masked }, sha256, onAgain }: CodeFormProps) {
  const [sign] = useSignMutation();
  const [schema] = useState(() =>
    ruledBy(({ code }: Values) => fieldErrors(['code', /^\s*(\d\s*){6}$/u.test(code) ? null : text.codeMissing])),
  );
  async function submit({ code }: Values): Promise<void> {
    await sign({ proof: { hashid, sha256, read: true, code }, done: text.done }).unwrap();
  }
  return (
    <Form initialValues={{ code: '' }} schema={schema} onSubmit={submit}>
      <Typography role="status">{text.codeSent(email_masked)}</Typography>
      <TextField name="code" label={text.codeField} autoComplete="one-time-code" />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <SubmitButton>{text.codeSubmit}</SubmitButton>
        <Button onClick={onAgain}>{text.codeAgain}</Button>
      </Stack>
    </Form>
  );
}
