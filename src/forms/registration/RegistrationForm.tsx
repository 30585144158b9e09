import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { InvitationInfo } from '../../../domain/wire/registration.ts';
import { useToday } from '../../components/useToday.ts';
import { DateField } from '../DateField.tsx';
import { Form } from '../Form.tsx';
import { NameFields } from '../NameFields.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { RadioField } from '../RadioField.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { TextField } from '../TextField.tsx';
import { useRegisterMutation } from '../../store/modules/registration/registrationApi.ts';
import { formsText } from '../../text/forms.ts';
import { registerText as text } from '../../text/register.ts';
import { relationsText } from '../../text/relations.ts';
import { PartnerCode } from './PartnerCode.tsx';
import { initialRegistration, toRegistration, type RegistrationValues } from './registration.ts';
import { registrationSchema } from './registrationSchema.ts';

const genders = Object.entries(relationsText.genders).map(([value, label]) => ({ value, label }));

interface RegistrationFormProps {
  /** The account is made here: e-mail and password are asked. */
  withAccount: boolean;
  /** The token of the invitation that is answered. */
  invitation?: string | undefined;
  /** The details that the invitation knows already. */
  known?: InvitationInfo | undefined;
  /** Gets the address the account has. */
  onDone: (email: string) => void;
}

/** Who you are and, where the account is made here, how you log in. */
export function RegistrationForm({ withAccount, invitation, known, onDone }: RegistrationFormProps) {
  const today = useToday();
  const [register] = useRegisterMutation();
  const [initial] = useState(() => initialRegistration(known));
  const schema = useMemo(() => registrationSchema(withAccount, today), [withAccount, today]);

  async function submit(values: RegistrationValues): Promise<void> {
    await register(toRegistration(values, withAccount, invitation)).unwrap();
    onDone(values.email);
  }
  return (
    <Form initialValues={initial} schema={schema} onSubmit={submit}>
      <Typography variant="h2">{text.about}</Typography>
      <NameFields own />
      <RadioField name="gender" label={text.gender} options={genders} />
      <DateField name="birthdate" hint={formsText.birthdateHint} label={text.birthdate} autoComplete="bday" />
      {withAccount && (
        <>
          <Typography variant="h2">{text.account}</Typography>
          <TextField name="email" label={text.email} type="email" autoComplete="email" readOnly={known !== undefined} />
          <PasswordField name="password" label={text.password} isNew />
        </>
      )}
      {invitation === undefined && <PartnerCode />}
      <SubmitButton>{withAccount ? text.create : text.finish}</SubmitButton>
    </Form>
  );
}
