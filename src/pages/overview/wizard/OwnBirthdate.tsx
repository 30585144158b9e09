import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { profileBirthdate } from '../../../../domain/relations/validateProfile.ts';
import type { CurrentUser } from '../../../../domain/wire/user.ts';
import { profileValues, toProfileForm, versionOf } from '../../../components/profileValues.ts';
import { useToday } from '../../../components/useToday.ts';
import { DateField } from '../../../forms/DateField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { form, text as textField } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useSaveProfileMutation } from '../../../store/modules/user/userApi.ts';
import { formsText } from '../../../text/forms.ts';
import { wizardText as text } from '../../../text/wizard.ts';

/**
 * Asks a founder's birth date before their first contract: registration did not (docs/decisions/0036), and who makes a
 * contract is of age. Once it is saved the wizard goes on by itself.
 */
export function OwnBirthdate({ me }: { me: CurrentUser }) {
  const today = useToday();
  const [save] = useSaveProfileMutation();
  const schema = useMemo(() => {
    const context = { today, self: me, relatives: [...me.children, ...me.others] };
    return form({ birthdate: textField((value) => profileBirthdate(value, context)) });
  }, [today, me]);
  const submit = ({ birthdate }: { birthdate: string }) =>
    save({
      form: { ...toProfileForm({ ...profileValues(me), birthdate }), ...versionOf(me) },
      done: text.bornSaved,
    }).unwrap();
  return (
    <Form initialValues={{ birthdate: '' }} schema={schema} onSubmit={submit}>
      <Typography>{text.bornWhy}</Typography>
      <DateField name="birthdate" label={text.born} hint={formsText.birthdateHint} autoComplete="bday" />
      <SubmitButton>{text.next}</SubmitButton>
    </Form>
  );
}
