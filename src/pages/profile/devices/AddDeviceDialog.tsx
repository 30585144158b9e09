import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import { required } from '../../../../domain/rules/required.ts';
import { deviceName } from '../../../components/deviceName.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { Form } from '../../../forms/Form.tsx';
import { ruledBy } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { addDevice } from '../../../store/modules/signing/signing.ts';
import { signingText } from '../../../text/signing.ts';

const { devices: text } = signingText;

interface Values {
  name: string;
}

const schema = ruledBy(({ name }: Values) => fieldErrors(['name', required(name)]));

/** Makes a key on this device, under a name of its owner's. */
export function AddDeviceDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [stopped, setStopped] = useState(false);

  async function submit({ name }: Values): Promise<void> {
    setStopped(false);
    const outcome = await dispatch(addDevice(name, text.done));
    if (outcome === 'done') onClose();
    setStopped(outcome === 'stopped');
  }
  return (
    <PageDialog open title={text.add} closeLabel={text.cancel} onClose={onClose}>
      <Form initialValues={{ name: deviceName() }} schema={schema} onSubmit={submit}>
        <TextField name="name" label={text.name} hint={text.nameHint} />
        <Typography role="status">{stopped ? text.stopped : ''}</Typography>
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{text.submit}</SubmitButton>
          <Button onClick={onClose}>{text.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
