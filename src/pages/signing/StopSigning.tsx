import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { fieldErrors } from '../../../domain/rules/fieldErrors.ts';
import { required } from '../../../domain/rules/required.ts';
import type { Signing } from '../../../domain/wire/signing.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { PageDialog } from '../../components/PageDialog.tsx';
import { Form } from '../../forms/Form.tsx';
import { ruledBy } from '../../forms/schema/fields.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useEndSigningMutation } from '../../store/modules/signing/signingApi.ts';
import { signingText } from '../../text/signing.ts';
import { useOwnRole } from './useOwnRole.ts';

const { stop: text } = signingText;

interface Values {
  word: string;
}

const schema = ruledBy(({ word }: Values) => fieldErrors(['word', required(word)]));

/** Ends the request: the requester takes it back, another person says why not. */
export function StopSigning({ signing }: { signing: Signing }) {
  const { hashid, may } = signing;
  const said = useOwnRole(signing) === 'spouse' ? signingText.consent : text;
  const [asking, setAsking] = useState(false);
  const [end, { isLoading }] = useEndSigningMutation();
  const close = () => setAsking(false);
  const refuses = may.includes('refuse');
  if (!refuses && !may.includes('withdraw')) return null;

  async function refuse({ word }: Values): Promise<void> {
    await end({ hashid, word, done: said.refused }).unwrap();
  }
  async function withdraw(): Promise<void> {
    await end({ hashid, done: text.withdrawn });
    close();
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{refuses ? said.refuse : text.withdraw}</Button>
      <ConfirmDialog
        open={asking && !refuses}
        title={text.withdrawTitle}
        text={text.withdrawText}
        verb={text.withdraw}
        busy={isLoading}
        onConfirm={() => void withdraw()}
        onCancel={close}
      />
      {refuses && (
        <PageDialog open={asking} title={said.refuseTitle} closeLabel={text.cancel} onClose={close}>
          <Form initialValues={{ word: '' }} schema={schema} onSubmit={refuse}>
            <TextField name="word" label={text.word} hint={text.wordHint} multiline />
            <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
              <SubmitButton>{text.submit}</SubmitButton>
              <Button onClick={close}>{text.cancel}</Button>
            </Stack>
          </Form>
        </PageDialog>
      )}
    </>
  );
}
