import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { password } from '../../../../domain/rules/password.ts';
import type { PasswordChange } from '../../../../domain/wire/security.ts';
import { Form } from '../../../forms/Form.tsx';
import { PasswordField } from '../../../forms/PasswordField.tsx';
import { form, needed, text as textOf } from '../../../forms/schema/fields.ts';
import { ruled } from '../../../forms/schema/ruled.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useChangePasswordMutation } from '../../../store/modules/security/securityApi.ts';
import { profileText } from '../../../text/profile.ts';

const { password: text } = profileText;

const empty: PasswordChange = { current: '', next: '' };
const schema = form({
  current: textOf(needed(text.missing)),
  next: textOf(password).when('current', ([current], rules) =>
    rules.test(ruled((next) => (next === current ? text.same : null))),
  ),
});

/** Changes the password: the current one is the proof; the new one has the checklist of. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const [change] = useChangePasswordMutation();

  async function submit(values: PasswordChange): Promise<void> {
    await change({ form: values, done: text.saved }).unwrap();
    onClose();
  }
  return (
    <Form initialValues={empty} schema={schema} onSubmit={submit} label={text.form}>
      <PasswordField name="current" label={text.current} />
      <PasswordField name="next" label={text.next} isNew />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <SubmitButton>{text.save}</SubmitButton>
        <Button onClick={onClose}>{profileText.cancel}</Button>
      </Stack>
    </Form>
  );
}
