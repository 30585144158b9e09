import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { required } from '../../../../domain/rules/required.ts';
import { deviceName } from '../../../components/deviceName.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { Form } from '../../../forms/Form.tsx';
import { PasswordField } from '../../../forms/PasswordField.tsx';
import { form, text as textOf } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { canUseDevice } from '../../../store/device.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { addLoginPasskey } from '../../../store/modules/security/loginPasskeys.ts';
import { passkeysText as text } from '../../../text/passkeys.ts';

const schema = form({
  name: textOf((value) => required(value)),
  password: textOf((value) => required(value, text.passwordMissing)),
});

/** Makes a passkey on this device, after the password. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [stopped, setStopped] = useState(false);

  async function submit(values: { name: string; password: string }): Promise<void> {
    setStopped(false);
    if (await dispatch(addLoginPasskey(values, text.done))) onClose();
    else setStopped(true);
  }
  return (
    <PageDialog open title={text.addTitle} onClose={onClose}>
      {!canUseDevice() && <Typography>{text.unable}</Typography>}
      {canUseDevice() && (
        <>
          <Typography sx={{ mb: 3 }}>{text.addText}</Typography>
          <Form initialValues={{ name: deviceName(), password: '' }} schema={schema} onSubmit={submit}>
            <TextField name="name" label={text.name} hint={text.nameHint} />
            <PasswordField name="password" label={text.password} />
            <Typography role="status">{stopped ? text.stopped : ''}</Typography>
            <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
              <SubmitButton>{text.submit}</SubmitButton>
              <Button onClick={onClose}>{text.cancel}</Button>
            </Stack>
          </Form>
        </>
      )}
    </PageDialog>
  );
}
