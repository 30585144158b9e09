import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { fullName } from '../../../domain/names/name.ts';
import type { CurrentUser } from '../../../domain/wire/user.ts';
import { useToday } from '../../components/useToday.ts';
import { DateField } from '../../forms/DateField.tsx';
import { Form } from '../../forms/Form.tsx';
import { PartnerCode } from '../../forms/registration/PartnerCode.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { paths } from '../../paths.ts';
import { useFoundFamilyMutation } from '../../store/modules/registration/registrationApi.ts';
import { formsText } from '../../text/forms.ts';
import { foundingText as text } from '../../text/founding.ts';
import { foundingSchema } from './foundingSchema.ts';
import { initialFounding, ownNames, toFounding, type FoundingValues } from './foundingValues.ts';

/** The details that the account lacks about the new family and its founder. */
export function FoundingForm({ me }: { me: CurrentUser }) {
  const today = useToday();
  const [found, { isSuccess }] = useFoundFamilyMutation();
  const [initial] = useState(() => initialFounding(me));
  const schema = useMemo(() => foundingSchema(ownNames(me), today), [me, today]);
  const known = me.birthdate;
  const submit = (values: FoundingValues) => found(toFounding(values, me)).unwrap();
  return (
    <Form initialValues={initial} schema={schema} onSubmit={submit} label={text.form}>
      <TextField name="name" label={text.name} hint={text.nameHint} autoComplete="off" />
      <Typography>
        {text.you(fullName(me), known === null ? null : formatDateLong(known))} {text.wrong}{' '}
        <Link component={RouterLink} to={paths.profiel}>
          {text.change}
        </Link>
      </Typography>
      {known === null && (
        <DateField name="birthdate" label={text.birthdate} hint={formsText.birthdateHint} autoComplete="bday" />
      )}
      <PartnerCode />
      <SubmitButton disabledReason={isSuccess ? text.going : null}>{text.found}</SubmitButton>
    </Form>
  );
}
