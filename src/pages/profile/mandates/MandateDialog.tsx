import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import { MANDATE_MATTERS, type MandateMatter } from '../../../../domain/wire/choices/mandate.ts';
import type { Party } from '../../../../domain/wire/party.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { ruledBy } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useGiveMandateMutation } from '../../../store/modules/mandates/mandatesApi.ts';
import { mandatesText } from '../../../text/mandates.ts';

const { form: text } = mandatesText;

type Values = Record<MandateMatter, boolean>;

const schema = ruledBy((values: Values) =>
  fieldErrors([MANDATE_MATTERS[0], MANDATE_MATTERS.some((matter) => values[matter]) ? null : text.nothing]),
);

interface MandateDialogProps {
  taker: Party;
  /** The matters they may answer now; empty if none. */
  matters: readonly MandateMatter[];
  onClose: () => void;
}

/** Asks which matters the partner may answer for the reader. */
export function MandateDialog({ taker, matters, onClose }: MandateDialogProps) {
  const [give] = useGiveMandateMutation();
  const { firstname, hashid } = taker;
  const initial = Object.fromEntries(MANDATE_MATTERS.map((matter) => [matter, matters.includes(matter)])) as Values;

  async function submit(values: Values): Promise<void> {
    const chosen = MANDATE_MATTERS.filter((matter) => values[matter]);
    await give({ form: { taker: hashid, matters: chosen }, done: text.saved(firstname) }).unwrap();
    onClose();
  }
  return (
    <PageDialog open title={text.title(firstname)} closeLabel={text.cancel} onClose={onClose}>
      <Form initialValues={initial} schema={schema} onSubmit={submit}>
        <Typography>{text.text(firstname)}</Typography>
        {MANDATE_MATTERS.map((matter) => (
          <CheckboxField key={matter} name={matter} {...text.fields[matter]} />
        ))}
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{text.save}</SubmitButton>
          <Button onClick={onClose}>{text.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
