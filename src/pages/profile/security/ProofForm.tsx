import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { required } from '../../../../domain/rules/required.ts';
import type { PasswordForm } from '../../../../domain/wire/security.ts';
import { Form } from '../../../forms/Form.tsx';
import { PasswordField } from '../../../forms/PasswordField.tsx';
import { form, text as textOf } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { secondFactorText as text } from '../../../text/secondFactor.ts';

const empty: PasswordForm = { password: '' };
const schema = form({ password: textOf((value) => required(value, text.passwordMissing)) });

interface ProofFormProps {
  label: string;
  verb: string;
  onProof: (form: PasswordForm) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for proof of identity, before the login is changed. */
export function ProofForm({ label, verb, onProof, onCancel }: ProofFormProps) {
  return (
    <Form initialValues={empty} schema={schema} onSubmit={onProof} label={label}>
      <PasswordField name="password" label={text.password} />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <SubmitButton>{verb}</SubmitButton>
        <Button onClick={onCancel}>{text.cancel}</Button>
      </Stack>
    </Form>
  );
}
