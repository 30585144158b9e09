import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { otherSide } from '../../../../domain/contracts/life/whoAgrees.ts';
import { PARTY_SIDES, type PartySide } from '../../../../domain/wire/choices/party.ts';
import { ListSkeleton } from '../../../components/ListSkeleton.tsx';
import { FailedState } from '../../../components/FailedState.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import { useGetOwnUsersQuery } from '../../../store/modules/users/usersApi.ts';
import { wizardText as text } from '../../../text/wizard.ts';
import { AddPerson } from './AddPerson.tsx';
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
  const me = useAppSelector(selectCurrentUser);
  /** Somebody who was just added, from one of the sides. */
  const [added, setAdded] = useState<{ side: PartySide; hashid: string } | null>(null);
  const ticked = useRef(added);
  useEffect(() => {
    if (isFetching || isError) return;
    // A person blocked since the draft has no checkbox here: nobody could remove them from it.
    const known = (side: readonly string[]) => side.filter((one) => named.some(({ hashid }) => hashid === one));
    const there = { from: known(from), to: known(to) };
    if (there.from.length < from.length || there.to.length < to.length) setValue('parties', there);
  });
  useEffect(() => {
    // Only once the list has them: before that the effect above would take them out.
    if (!added || added === ticked.current || isFetching) return;
    if (!named.some(({ hashid }) => hashid === added.hashid)) return;
    ticked.current = added;
    setValue('parties', { ...values.parties, [added.side]: [...values.parties[added.side], added.hashid] });
  }, [added, isFetching, named, values.parties, setValue]);
  const people = named.filter(({ hashid, passed_away }) => !passed_away || [...from, ...to].includes(hashid));
  const side = values.type === 'GiftContract' ? 'gift' : 'loan';

  if (isLoading) return <ListSkeleton rows={3} />;
  if (isError) return <FailedState title={text.peopleFailed} onRetry={() => void refetch()} />;
  if (values.own_side !== '') return <OwnSide people={people} side={values.own_side} kind={side} />;
  return (
    <>
      {PARTY_SIDES.map((one) => (
        <Box key={one} sx={{ display: 'grid', gap: 1 }}>
          <PeopleField
            name={`parties.${one}`}
            label={text[one][side]}
            hint={text.peopleHint}
            people={people}
            taken={values.parties[otherSide(one)]}
          />
          {me && <AddPerson me={me} side={text[one][side]} onAdded={(hashid) => setAdded({ side: one, hashid })} />}
        </Box>
      ))}
    </>
  );
}
