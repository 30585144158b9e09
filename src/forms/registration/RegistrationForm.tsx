import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import type { InvitationInfo } from '../../../domain/wire/registration.ts';
import { useToday } from '../../components/useToday.ts';
import { DateField } from '../DateField.tsx';
import { focusField } from '../focusField.ts';
import { Form } from '../Form.tsx';
import { fieldId, useFormParts } from '../formParts.ts';
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

/** Brings a person who came back for the address to that field. */
function AtAddress() {
  const { formId } = useFormParts();
  useEffect(() => focusField(fieldId(formId, 'email')), [formId]);
  return null;
}

interface RegistrationFormProps {
  /** True if the account is made here: e-mail and password are asked for. */
  withAccount: boolean;
  /** The token of the invitation being answered. */
  invitation?: string | undefined;
  /** The details that the invitation knows already. */
  known?: InvitationInfo | undefined;
  /** The earlier values; only the address was wrong. */
  typed?: RegistrationValues | undefined;
  /** Receives the sent values. */
  onDone: (values: RegistrationValues) => void;
}

/**
 * The person's name and, if the account is made here, their login. An invited person also sees the birth date and the
 * gender that their family gave; a founder gives them where they first matter (docs/decisions/0036).
 */
export function RegistrationForm({ withAccount, invitation, known, typed, onDone }: RegistrationFormProps) {
  const today = useToday();
  const [register] = useRegisterMutation();
  const invited = invitation !== undefined;
  const [initial] = useState(() => typed ?? initialRegistration(known));
  const schema = useMemo(() => registrationSchema({ withAccount, invited }, today), [withAccount, invited, today]);

  async function submit(values: RegistrationValues): Promise<void> {
    await register(toRegistration(values, withAccount, invitation)).unwrap();
    onDone(values);
  }
  return (
    <Form initialValues={initial} schema={schema} onSubmit={submit}>
      {typed && <AtAddress />}
      <Typography variant="h2">{text.about}</Typography>
      <NameFields own />
      {invited && (
        <>
          <RadioField name="gender" label={text.gender} options={genders} />
          <DateField name="birthdate" hint={formsText.birthdateHint} label={text.birthdate} autoComplete="bday" />
        </>
      )}
      {withAccount && (
        <>
          <Typography variant="h2">{text.account}</Typography>
          <TextField name="email" label={text.email} type="email" autoComplete="email" readOnly={known !== undefined} />
          <PasswordField name="password" label={text.password} isNew />
        </>
      )}
      {!invited && <PartnerCode />}
      {!invited && <Typography variant="body2">{text.adult}</Typography>}
      <SubmitButton>{withAccount ? text.create : text.finish}</SubmitButton>
    </Form>
  );
}
