import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { KINSHIP_NAMES } from '../../../domain/names/kinship.ts';
import { fullName } from '../../../domain/names/name.ts';
import { canBeNamedParent, MEMBER_KINSHIPS } from '../../../domain/relations/kinship.ts';
import { GENDERS } from '../../../domain/wire/choices/user.ts';
import type { Kinship, Relation, RelationType } from '../../../domain/wire/user.ts';
import { PostalFields } from '../PostalFields.tsx';
import { CheckboxField } from '../CheckboxField.tsx';
import { DateField } from '../DateField.tsx';
import { NameFields } from '../NameFields.tsx';
import { PhotoField } from '../photo/PhotoField.tsx';
import { RadioField } from '../RadioField.tsx';
import { SelectField } from '../SelectField.tsx';
import { TextField } from '../TextField.tsx';
import { useFormValues } from '../useFormValues.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';
import { selectUsersWithoutPartner } from '../../store/modules/users/usersSlice.ts';
import { formsText } from '../../text/forms.ts';
import { relationsText as text } from '../../text/relations.ts';
import { BondFields } from './BondFields.tsx';
import { follow, type RelationValues } from './relationValues.ts';

const kinships = MEMBER_KINSHIPS.map((value) => ({ value, label: KINSHIP_NAMES[value] }));
const genders = GENDERS.map((value) => ({ value, label: text.genders[value] }));

/**
 * For a child the form asks who the other parent is when the law does not count the founder's partner as a parent: after a
 * divorce, and for couples who live together (art. 19 lid 1 b SW). An earlier answer stays an option.
 */
function isOffered({ kinship, child_of }: RelationValues, person: Relation, founder: string | undefined): boolean {
  if (person.hashid === child_of) return true;
  const pairs = person.partners.filter(({ self }) => self.hashid === founder);
  if (!canBeNamedParent(kinship, person, pairs.length > 0)) return false;
  return kinship !== 'child' || pairs.some(({ bond, until }) => until !== null || bond === 'cohabiting');
}

/** The family member's relation to the founder, and their parent if the family has a possible one. */
function KinshipFields({ edited }: { edited: Relation | undefined }) {
  const me = useAppSelector(selectCurrentUser);
  const { values, setValues } = useFormValues<RelationValues>();
  const people: Relation[] = me ? [me, ...me.children, ...me.others] : [];
  const founder = people.find(({ relation_type }) => relation_type === null);
  const parents = people.filter(
    (person) => person.hashid !== edited?.hashid && isOffered(values, person, founder?.hashid),
  );
  return (
    <>
      <SelectField
        name="kinship"
        label={text.kinship(founder && founder.hashid !== me?.hashid ? founder.firstname : null)}
        options={kinships}
        placeholder={null}
        hint={values.kinship === 'relative' ? text.relativeHint : text.kinshipHint}
        onChanged={(kinship) => setValues(follow.kinship(kinship as Kinship))}
      />
      {parents.length > 0 && (
        <SelectField
          name="child_of"
          label={values.kinship === 'child' ? text.otherParent : text.childOf}
          options={parents.map((person) => ({ value: person.hashid, label: fullName(person) }))}
          placeholder={text.choosePerson}
          hint={values.kinship === 'child' ? text.otherParentHint : text.childOfHint}
          optional
        />
      )}
    </>
  );
}

interface PartnerOfProps {
  edited: Relation | undefined;
  /** If there is only one person to choose, they are preselected; a cleared field stays empty. */
  filled: boolean;
  onFilled: () => void;
}

function PartnerOf({ edited, filled, onFilled }: PartnerOfProps) {
  const free = useAppSelector(selectUsersWithoutPartner);
  const me = useAppSelector(selectCurrentUser);
  // The chosen person stays an option, and after a divorce the only one: an ex-partner stays that person's ex-partner.
  const chosen = [me, ...(me?.children ?? []), ...(me?.others ?? [])].filter(
    (person) => person !== null && person.hashid === edited?.userSelected,
  ) as Relation[];
  const others = edited?.divorced
    ? []
    : free.filter(({ hashid }) => hashid !== edited?.hashid && hashid !== edited?.userSelected);
  const options = [...chosen, ...others].map((person) => ({ value: person.hashid, label: fullName(person) }));
  const hint = options.length === 0 ? text.noOneWithoutPartner : undefined;
  const { values, setValue } = useFormValues<RelationValues>();
  const only = options.length === 1 ? options[0]?.value : undefined;
  useEffect(() => {
    // For the first partner there is nothing to choose.
    if (filled || only === undefined || values.userSelected !== '') return;
    onFilled();
    setValue('userSelected', only);
  });
  return (
    <SelectField
      name="userSelected"
      label={text.userSelected}
      options={options}
      placeholder={text.choosePerson}
      hint={hint}
    />
  );
}

/** The form for a new person has the fields of the specification; a button adds the address. */
function Postal({ asked }: { asked: boolean }) {
  const { values } = useFormValues<RelationValues>();
  const [wanted, setWanted] = useState(asked || values.street !== '' || values.town !== '');
  if (wanted) return <PostalFields focus={!asked} />;
  return (
    <Button sx={{ justifySelf: 'start', alignSelf: 'start' }} onClick={() => setWanted(true)}>
      {text.addAddress}
    </Button>
  );
}

interface RelationFieldsProps {
  kinds: readonly RelationType[];
  edited?: Relation | undefined;
  /** The names of their running loans. */
  loans: readonly string[];
}

/** The fields in the order of docs/screens.md 4.4: the kind of relation first, because it changes the rest. */
export function RelationFields({ kinds, edited, loans }: RelationFieldsProps) {
  const hadLogin = edited ? edited.login || edited.invited : false;
  const { values, setValue, setValues } = useFormValues<RelationValues>();
  const child = values.relation_type === 'child';
  const [filled, setFilled] = useState(false);
  return (
    <>
      <RadioField
        name="relation_type"
        label={text.relationType}
        options={kinds.map((value) => ({ value, label: text.relationTypes[value] }))}
        onChanged={(kind) => setValues(follow.relationType(kind as RelationType, hadLogin))}
      />
      {child && <KinshipFields edited={edited} />}
      {values.relation_type === 'partner' && (
        <PartnerOf edited={edited} filled={filled} onFilled={() => setFilled(true)} />
      )}
      <NameFields />
      <RadioField name="gender" label={text.gender} options={genders} />
      <DateField name="birthdate" hint={formsText.birthdateHint} label={text.birthdate} />
      <TextField
        name="email"
        label={text.email}
        type="email"
        autoComplete="off"
        optional={!child}
        hint={edited?.signed ? text.emailOfLogin(edited.firstname) : undefined}
      />
      {child && (
        <CheckboxField
          name="login"
          label={text.login}
          hint={`${text.loginHint} ${text.loginWarning}`}
          locked={hadLogin ? text.loginLocked : undefined}
          onChanged={(login) => setValues({ login })}
        />
      )}
      {!edited && values.relation_type === 'partner' && <BondFields over={false} />}
      {edited && values.relation_type === 'partner' && (
        <>
          <CheckboxField
            name="divorced"
            label={text.divorced}
            hint={[text.divorcedHint, ...(loans.length > 0 ? [text.loansGoOn(loans)] : [])].join(' ')}
            onChanged={(ticked) => setValues(follow.divorced(ticked))}
          />
          {values.divorced && (
            <DateField name="divorce_date" label={text.divorceDate} hint={text.divorceDateHint} optional />
          )}
        </>
      )}
      {edited && (
        <>
          <CheckboxField
            name="passed_away"
            label={text.passedAway}
            onChanged={(ticked) => setValues(follow.passedAway(ticked))}
          />
          <DateField
            name="death_date"
            label={text.deathDate}
            optional={!values.passed_away}
            onChanged={(date) => date !== '' && setValue('passed_away', true)}
          />
        </>
      )}
      <Postal asked={edited !== undefined} />
      <PhotoField name="image" label={text.photo} current={edited ?? null} />
    </>
  );
}
