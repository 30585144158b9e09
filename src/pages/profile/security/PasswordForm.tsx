import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { FieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import { fieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import { password } from '../../../../domain/rules/password.ts';
import { required } from '../../../../domain/rules/required.ts';
import type { PasswordChange } from '../../../../domain/wire/security.ts';
import { Form } from '../../../forms/Form.tsx';
import { PasswordField } from '../../../forms/PasswordField.tsx';
import { ruledBy } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { useChangePasswordMutation } from '../../../store/modules/security/securityApi.ts';
import { toastShown } from '../../../store/modules/toast/toastSlice.ts';
import { profileText } from '../../../text/profile.ts';

const { password: text } = profileText;

const empty: PasswordChange = { current: '', next: '' };
const schema = ruledBy(
  ({ current, next }: PasswordChange): FieldErrors =>
    fieldErrors(['current', required(current, text.missing)], ['next', password(next) ?? (next === current ? text.same : null)]),
);

/** Another password: the one of now shows who asks; the new one has the checklist of. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [change] = useChangePasswordMutation();

  async function submit(values: PasswordChange): Promise<void> {
    await change(values).unwrap();
    dispatch(toastShown({ kind: 'success', text: text.saved }));
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
