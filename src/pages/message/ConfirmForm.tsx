import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { password as rule } from '../../../domain/rules/password.ts';
import type { Verification } from '../../../domain/wire/security.ts';
import { Form } from '../../forms/Form.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { form, needed, text as textOf } from '../../forms/schema/fields.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { confirmAddressText as text } from '../../text/message.ts';

type Said = Required<Pick<Verification, 'password' | 'fresh'>>;

const known = form({ password: textOf(needed(text.missing)) });
const chosen = form({ password: textOf(rule) });

/** Asks for the password chosen at registration, or for a new one that replaces it. */
export function ConfirmForm({ onSend }: { onSend: (said: Said) => Promise<unknown> }) {
  const [fresh, setFresh] = useState(false);
  return (
    <Form
      key={String(fresh)}
      initialValues={{ password: '' }}
      schema={fresh ? chosen : known}
      onSubmit={({ password }) => onSend({ password, fresh })}
      label={text.form}
    >
      <PasswordField name="password" label={fresh ? text.next : text.password} isNew={fresh} />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <SubmitButton>{text.answer}</SubmitButton>
        <Button onClick={() => setFresh(!fresh)}>{fresh ? text.know : text.forgot}</Button>
      </Stack>
    </Form>
  );
}
