import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { isSameAddress } from '../../../../domain/rules/email.ts';
import { emailGiven } from '../../../../domain/rules/person.ts';
import type { AddressForm as Values } from '../../../../domain/wire/security.ts';
import { Form } from '../../../forms/Form.tsx';
import { PasswordField } from '../../../forms/PasswordField.tsx';
import { form, needed, text as textOf } from '../../../forms/schema/fields.ts';
import * as generic from '../../../forms/schema/generic.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useAskAddressMutation } from '../../../store/modules/user/addressApi.ts';
import { addressText as text } from '../../../text/address.ts';
import { profileText } from '../../../text/profile.ts';

const empty: Values = { email: '', password: '' };

/** A new address to log in with, and the password as proof. */
export function AddressForm({ email, onClose }: { email: string; onClose: () => void }) {
  const [ask] = useAskAddressMutation();
  const schema = useMemo(
    () =>
      form({
        email: textOf(emailGiven, (value) => (isSameAddress(value, email) ? text.same : null)).concat(generic.email()),
        password: textOf(needed(text.missing)),
      }),
    [email],
  );

  async function submit(values: Values): Promise<void> {
    await ask({ form: values, done: text.sent }).unwrap();
    onClose();
  }
  return (
    <Form initialValues={empty} schema={schema} onSubmit={submit} label={text.form}>
      <TextField name="email" label={text.next} hint={text.nextHint} type="email" autoComplete="email" />
      <PasswordField name="password" label={text.password} />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <SubmitButton>{text.save}</SubmitButton>
        <Button onClick={onClose}>{profileText.cancel}</Button>
      </Stack>
    </Form>
  );
}
