import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { mailedCode } from '../../../../domain/rules/mailedCode.ts';
import { required } from '../../../../domain/rules/required.ts';
import { deviceName } from '../../../components/deviceName.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { Form } from '../../../forms/Form.tsx';
import { form, text as textOf } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { useMailDeviceCodeMutation } from '../../../store/modules/signing/passkeysApi.ts';
import { addDevice, type NewDevice } from '../../../store/modules/signing/signing.ts';
import { signingText } from '../../../text/signing.ts';

const { devices: text, sign: codeText } = signingText;

const schema = form({ name: textOf((value) => required(value)), code: textOf(mailedCode) });

/** Makes a key on this device, under a chosen name, after a code by mail. */
export function AddDeviceDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [stopped, setStopped] = useState(false);
  // The address a code was mailed to; null before. Kept here, as the mutation forgets it when another code is requested.
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const [mail, { isLoading }] = useMailDeviceCodeMutation();

  async function mailCode(): Promise<void> {
    const { data } = await mail();
    if (data) setMailedTo(data.email_masked);
  }

  async function submit(device: NewDevice): Promise<void> {
    setStopped(false);
    if (await dispatch(addDevice(device, text.done))) onClose();
    else setStopped(true);
  }
  return (
    <PageDialog open title={text.add} closeLabel={text.cancel} onClose={onClose}>
      {mailedTo === null && (
        <>
          <Typography sx={{ mb: 3 }}>{text.mail}</Typography>
          <Button variant="contained" loading={isLoading} onClick={() => void mailCode()}>
            {text.mailSubmit}
          </Button>
        </>
      )}
      {mailedTo !== null && (
        <Form initialValues={{ name: deviceName(), code: '' }} schema={schema} onSubmit={submit}>
          <Typography role="status">{codeText.codeSent(mailedTo)}</Typography>
          <TextField name="code" label={codeText.codeField} autoComplete="one-time-code" />
          <TextField name="name" label={text.name} hint={text.nameHint} />
          <Typography role="status">{stopped ? text.stopped : ''}</Typography>
          <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <SubmitButton>{text.submit}</SubmitButton>
            <Button onClick={() => void mailCode()}>{codeText.codeAgain}</Button>
          </Stack>
        </Form>
      )}
    </PageDialog>
  );
}
