import Typography from '@mui/material/Typography';
import { otherSide } from '../../../../domain/contracts/life/whoAgrees.ts';
import { PARTY_SIDES, type PartySide } from '../../../../domain/wire/choices/party.ts';
import type { OwnUser } from '../../../../domain/wire/user.ts';
import { RadioField } from '../../../forms/RadioField.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useGetFamilyAccessQuery } from '../../../store/modules/user/familyApi.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import { wizardText as text } from '../../../text/wizard.ts';
import { PeopleField } from './PeopleField.tsx';
import type { WizardValues } from './wizardValues.ts';

interface OwnSideProps {
  people: readonly OwnUser[];
  /** The reader's current side. */
  side: PartySide;
  kind: 'gift' | 'loan';
}

/** The parties, for a reader who makes only their own contracts: their side, the other party, and who sees it. */
export function OwnSide({ people, side, kind }: OwnSideProps) {
  const { values, setValue } = useFormValues<WizardValues>();
  const me = useAppSelector(selectCurrentUser)?.hashid;
  const managers = useGetFamilyAccessQuery().data?.managers ?? [];
  const names =
    managers.length === 0 ? text.whoManages : new Intl.ListFormat('nl').format(managers.map(({ name }) => name));
  const { from, to } = values.parties;
  const others = people.filter(({ hashid }) => hashid !== me);
  const other = otherSide(side);
  return (
    <>
      <RadioField
        name="own_side"
        label={text.ownSide}
        options={PARTY_SIDES.map((value) => ({ value, label: text.ownSides[kind][value] }))}
        onChanged={() => setValue('parties', { from: to, to: from })}
      />
      <PeopleField
        name={`parties.${other}`}
        label={text[other][kind]}
        hint={text.peopleHint}
        people={others}
        taken={values.parties[side]}
      />
      <PeopleField
        name={`parties.${side}`}
        label={text.withYou}
        hint={text.withYouHint}
        people={others}
        taken={values.parties[other]}
      />
      <Typography variant="body2">{text.whoSees(names)}</Typography>
      <Typography variant="body2">{text.missingMember(names)}</Typography>
    </>
  );
}
