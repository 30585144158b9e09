import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import { scanFiles, scanMessages } from '../../../../domain/rules/scan.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { Form } from '../../../forms/Form.tsx';
import { ruledBy } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { proposalsText } from '../../../text/proposals.ts';
import { ScanField } from './ScanField.tsx';
import { useScanUpload } from './useScanUpload.ts';

const { scanLater: text, cancel } = proposalsText;

interface Values {
  scan: File[];
}

const INITIAL: Values = { scan: [] };

/** Adds the scan of the paper to a contract that was signed on it before. */
export function ScanDialog({ contract, onClose }: { contract: string; onClose: () => void }) {
  const upload = useScanUpload(contract);
  const [schema] = useState(() =>
    ruledBy(({ scan }: Values) => fieldErrors(['scan', scan.length === 0 ? scanMessages.none : scanFiles(scan)])),
  );
  async function submit({ scan }: Values): Promise<void> {
    await upload(scan, text.done);
    onClose();
  }
  return (
    <PageDialog open title={text.title} closeLabel={cancel} onClose={onClose}>
      <Form initialValues={INITIAL} schema={schema} onSubmit={submit}>
        <Typography>{text.text}</Typography>
        <ScanField name="scan" required />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{text.add}</SubmitButton>
          <Button onClick={onClose}>{cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
