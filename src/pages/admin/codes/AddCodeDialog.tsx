import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { normalisePartnerCode } from '../../../../domain/partnerCodes/usable.ts';
import type { PartnerCodeForm } from '../../../../domain/wire/partnerCode.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { useToday } from '../../../components/useToday.ts';
import { DayField } from '../../../forms/DayField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useAddPartnerCodeMutation } from '../../../store/modules/partnerCodes/partnerCodesApi.ts';
import { adminText } from '../../../text/admin.ts';
import { codeSchema } from './codeSchema.ts';

const { codes: text } = adminText;

/** A new code; the rules are the server's own. */
export function AddCodeDialog({ onClose }: { onClose: () => void }) {
  const today = useToday();
  const [add] = useAddPartnerCodeMutation();

  async function submit({ discount_percent, valid_until, ...rest }: PartnerCodeForm): Promise<void> {
    const code = { ...rest, discount_percent: Number(discount_percent), valid_until: valid_until || null };
    await add({ code, done: text.added(normalisePartnerCode(code.code)) }).unwrap();
    onClose();
  }
  return (
    <PageDialog open title={text.add} onClose={onClose}>
      <Form
        initialValues={{ code: '', name: '', discount_percent: '', valid_from: today, valid_until: '' }}
        schema={codeSchema}
        onSubmit={submit}
        label={text.form}
      >
        <TextField name="code" label={text.code} hint={text.codeHint} autoComplete="off" />
        <TextField name="name" label={text.name} autoComplete="off" />
        <TextField name="discount_percent" label={text.discount} inputMode="numeric" autoComplete="off" width="short" />
        <DayField name="valid_from" label={text.from} />
        <DayField name="valid_until" label={text.until} hint={text.untilHint} optional />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{text.save}</SubmitButton>
          <Button onClick={onClose}>{text.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
