import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FoundPerson } from '../../../../domain/wire/helping.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { Form } from '../../../forms/Form.tsx';
import { form, needed, text as textRules } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useAskErasureForMutation, useAskFactorOffMutation } from '../../../store/modules/helping/helpingApi.ts';
import { helpingText as text } from '../../../text/helping.ts';

/** The request that an administrator is about to make for somebody. */
export interface Asked {
  person: FoundPerson;
  act: 'factor_off' | 'erase';
}

interface ReasonDialogProps {
  asked: Asked;
  onChanged: (person: FoundPerson) => void;
  onClose: () => void;
}

const schema = form({ reason: textRules(needed(text.reasonNeeded)) });

/** Asks how it was verified that the person wants this, and says what follows. */
export function ReasonDialog({ asked: { person, act }, onChanged, onClose }: ReasonDialogProps) {
  const [askFactorOff] = useAskFactorOffMutation();
  const [askErasureFor] = useAskErasureForMutation();
  const said = act === 'erase' ? text.eraseDialog : text.factorDialog;

  async function submit({ reason }: { reason: string }): Promise<void> {
    const ask = act === 'erase' ? askErasureFor : askFactorOff;
    onChanged(await ask({ id: person.id, reason, done: said.done(person.name) }).unwrap());
    onClose();
  }
  return (
    <PageDialog open title={said.title(person.name)} closeLabel={text.cancel} onClose={onClose}>
      <Typography sx={{ mb: 3 }}>{said.text(person.email)}</Typography>
      <Form initialValues={{ reason: '' }} schema={schema} onSubmit={submit}>
        <TextField name="reason" label={text.reason} hint={text.reasonHint} autoComplete="off" multiline />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{said.verb}</SubmitButton>
          <Button onClick={onClose}>{text.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
