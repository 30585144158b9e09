import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ListSkeleton } from '../../../components/ListSkeleton.tsx';
import { FailedState } from '../../../components/FailedState.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { paths } from '../../../paths.ts';
import { useGetOwnUsersQuery } from '../../../store/modules/users/usersApi.ts';
import { wizardText as text } from '../../../text/wizard.ts';
import { OwnSide } from './OwnSide.tsx';
import { PeopleField } from './PeopleField.tsx';
import { usePeople } from './usePeople.ts';
import type { WizardValues } from './wizardValues.ts';

/** Step 2: the parties. A deceased person can't enter a new agreement, but stays in one that is changed. */
export function PeopleStep() {
  const { isLoading, isFetching, isError, refetch } = useGetOwnUsersQuery();
  const named = usePeople();
  const { values, setValue } = useFormValues<WizardValues>();
  const { from, to } = values.parties;
  useEffect(() => {
    if (isFetching || isError) return;
    // A person blocked since the draft has no checkbox here: nobody could remove them from it.
    const known = (side: readonly string[]) => side.filter((one) => named.some(({ hashid }) => hashid === one));
    const there = { from: known(from), to: known(to) };
    if (there.from.length < from.length || there.to.length < to.length) setValue('parties', there);
  });
  const people = named.filter(({ hashid, passed_away }) => !passed_away || [...from, ...to].includes(hashid));
  const side = values.type === 'GiftContract' ? 'gift' : 'loan';

  if (isLoading) return <ListSkeleton rows={3} />;
  if (isError) return <FailedState title={text.peopleFailed} onRetry={() => void refetch()} />;
  if (values.own_side !== '') return <OwnSide people={people} side={values.own_side} kind={side} />;
  return (
    <>
      <PeopleField name="parties.from" label={text.from[side]} hint={text.peopleHint} people={people} taken={to} />
      <PeopleField name="parties.to" label={text.to[side]} hint={text.peopleHint} people={people} taken={from} />
      <Typography variant="body2">
        {text.missing}{' '}
        <Link component={RouterLink} to={paths.relaties}>
          {text.addPerson}
        </Link>
      </Typography>
    </>
  );
}
