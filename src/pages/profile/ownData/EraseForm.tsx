import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { required } from '../../../../domain/rules/required.ts';
import type { ErasureAnswer } from '../../../../domain/wire/profile.ts';
import { Form } from '../../../forms/Form.tsx';
import { PasswordField } from '../../../forms/PasswordField.tsx';
import { form, text as textOf } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useEraseOwnDataMutation } from '../../../store/modules/ownData/ownDataApi.ts';
import { useGetSecurityQuery } from '../../../store/modules/security/securityApi.ts';
import { eraseText as text, profileText } from '../../../text/profile.ts';
import { Lines } from './Lines.tsx';

const word = textOf((value) => (value === text.word ? null : text.confirmWrong));
const password = textOf((value) => required(value, text.passwordMissing));

/** The page first says what goes, what stays and why; then asks for the typed word, and the password if we keep it. */
export function EraseForm({
  elsewhere,
  onAsked,
  onCancel,
}: {
  /** True if there is another family, whose login and data stay. */
  elsewhere: boolean;
  onAsked: (answer: ErasureAnswer) => void;
  onCancel: () => void;
}) {
  const [erase] = useEraseOwnDataMutation();
  const embedded = useGetSecurityQuery().data?.embedded ?? true;
  const schema = embedded ? form({ confirm: word, password }) : form({ confirm: word });

  async function submit(values: { password: string }): Promise<void> {
    onAsked(await erase({ confirm: text.word, ...(embedded && { password: values.password }) }).unwrap());
  }
  return (
    <>
      <Lines title={text.goes} lines={elsewhere ? text.goesHere : text.goesList} />
      <Lines title={text.stays} lines={text.staysList} />
      <Typography sx={{ mb: 3, fontWeight: 600 }}>{text.first}</Typography>
      <Form initialValues={{ confirm: '', password: '' }} schema={schema} onSubmit={submit} label={text.title}>
        <TextField name="confirm" label={text.confirm} width="short" autoComplete="off" />
        {embedded && <PasswordField name="password" label={text.password} />}
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton final>{text.verb}</SubmitButton>
          <Button onClick={onCancel}>{profileText.cancel}</Button>
        </Stack>
      </Form>
    </>
  );
}
