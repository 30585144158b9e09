import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import type { CurrentUser } from '../../../../domain/wire/user.ts';
import { filledPoints, personPoints } from '../../../components/personPoints.ts';
import { useToday } from '../../../components/useToday.ts';
import { PostalFields } from '../../../forms/PostalFields.tsx';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { DateField } from '../../../forms/DateField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { OvertakenValues } from '../../../forms/OvertakenValues.tsx';
import { NameFields } from '../../../forms/NameFields.tsx';
import { PhoneField } from '../../../forms/PhoneField.tsx';
import { PhotoField } from '../../../forms/photo/PhotoField.tsx';
import { RadioField } from '../../../forms/RadioField.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useSaveProfileMutation } from '../../../store/modules/user/userApi.ts';
import { formsText } from '../../../text/forms.ts';
import { profileText } from '../../../text/profile.ts';
import { relationsText } from '../../../text/relations.ts';
import { profileSchema } from './profileSchema.ts';
import { profileValues, toProfileForm, type ProfileValues, versionOf } from '../../../components/profileValues.ts';

const { me: text } = profileText;
const genders = Object.entries(relationsText.genders).map(([value, label]) => ({ value, label }));

interface MeFormProps {
  me: CurrentUser;
  /** The person came to fill in their address: it gets the focus. */
  forAddress: boolean;
  onClose: () => void;
}

/** One's own details: name, birth date, telephone number, address, gender and photo. */
export function MeForm({ me, forAddress, onClose }: MeFormProps) {
  const today = useToday();
  const [save] = useSaveProfileMutation();
  const [opened, setOpened] = useState(me);
  const [initial] = useState(() => profileValues(me));
  const schema = useMemo(() => {
    // The server checks it against people the caller does not see.
    return profileSchema({ today, self: me, relatives: [...me.children, ...me.others] });
  }, [today, me]);

  async function submit(values: ProfileValues): Promise<void> {
    await save({ form: { ...toProfileForm(values), ...versionOf(opened) }, done: text.saved }).unwrap();
    onClose();
  }
  return (
    <Form initialValues={initial} schema={schema} onSubmit={submit} label={text.form}>
      <NameFields own />
      <DateField name="birthdate" hint={formsText.birthdateHint} label={text.birthdate} autoComplete="bday" />
      <PhoneField name="phone" label={text.phone} optional />
      <PostalFields own focus={forAddress} />
      <RadioField name="gender" label={text.gender} options={genders} />
      <PhotoField name="image" label={text.photo} current={me} />
      {me.profile_image !== null && <CheckboxField name="remove_image" label={text.removePhoto} />}
      <OvertakenValues<ProfileValues>
        newest={me.changed_at === opened.changed_at ? null : profileValues(me)}
        pointsOf={(values) => filledPoints([...personPoints(values), [text.phone, values.phone]])}
        onGoOn={() => setOpened(me)}
      />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <SubmitButton>{profileText.save}</SubmitButton>
        <Button onClick={onClose}>{profileText.cancel}</Button>
      </Stack>
    </Form>
  );
}
