import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { required } from '../../../../domain/rules/required.ts';
import type { LoginPasskey } from '../../../../domain/wire/security.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { Form } from '../../../forms/Form.tsx';
import { form, text as textOf } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useRenameLoginPasskeyMutation } from '../../../store/modules/security/loginPasskeysApi.ts';
import { passkeysText as text } from '../../../text/passkeys.ts';

const schema = form({ name: textOf((value) => required(value)) });

/** Renames a passkey. */
export function RenamePasskeyDialog({
  passkey: { id, name: now },
  onClose,
}: {
  passkey: LoginPasskey;
  onClose: () => void;
}) {
  const [rename] = useRenameLoginPasskeyMutation();

  async function submit({ name }: { name: string }): Promise<void> {
    await rename({ form: { id, name }, done: text.renamed }).unwrap();
    onClose();
  }
  return (
    <PageDialog open title={text.renameTitle} onClose={onClose}>
      <Form initialValues={{ name: now }} schema={schema} onSubmit={submit}>
        <TextField name="name" label={text.name} hint={text.nameHint} />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{text.save}</SubmitButton>
          <Button onClick={onClose}>{text.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
