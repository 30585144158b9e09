import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { weddingDate } from '../../../domain/rules/weddingDate.ts';
import { PageDialog } from '../../components/PageDialog.tsx';
import { useToday } from '../../components/useToday.ts';
import { DateField } from '../../forms/DateField.tsx';
import { Form } from '../../forms/Form.tsx';
import { form, text as follows } from '../../forms/schema/fields.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSaveWeddingMutation } from '../../store/modules/user/userApi.ts';
import { relationsText } from '../../text/relations.ts';
import type { Couple } from './couple.ts';

const { wedding: text } = relationsText;

/**
 * Since when two people are married: the form of the specification has no place for it, the exemption asks it
 * (docs/decisions/0023).
 */
export function WeddingDialog({ couple, onClose }: { couple: Couple; onClose: () => void }) {
  const today = useToday();
  const [save] = useSaveWeddingMutation();
  const { hashid, names, from } = couple;
  const [schema] = useState(() => form({ from_date: follows((value) => weddingDate(value, couple, today)) }));

  async function submit({ from_date }: { from_date: string }): Promise<void> {
    await save({ form: { hashid, from_date }, done: (from_date === '' ? text.removed : text.saved)(names) }).unwrap();
    onClose();
  }
  return (
    <PageDialog open title={text.title(names)} closeLabel={text.cancel} onClose={onClose}>
      <Form initialValues={{ from_date: from ?? '' }} schema={schema} onSubmit={submit}>
        <Typography>{text.why(names)}</Typography>
        <DateField name="from_date" label={text.date} hint={text.dateHint} optional />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{text.save}</SubmitButton>
          <Button onClick={onClose}>{text.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
