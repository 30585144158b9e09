import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OwnUser } from '../../../../domain/wire/user.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectContracts } from '../../../store/modules/contracts/contractsSlice.ts';
import { selectOwnUsers } from '../../../store/modules/users/usersSlice.ts';
import { wizardPlace } from './wizardAddress.ts';

/** The people the wizard can name: those one may choose, and those in the changed contract, also if dead or blocked. */
export function usePeople(): OwnUser[] {
  const own = useAppSelector(selectOwnUsers);
  const contracts = useAppSelector(selectContracts);
  const [query] = useSearchParams();
  const { editing } = wizardPlace(query);
  return useMemo(() => {
    const parties = contracts.find(({ hashid }) => hashid === editing)?.parties;
    const present = parties ? [...parties.from, ...parties.to] : [];
    return [...own, ...present.filter((party) => !own.some(({ hashid }) => hashid === party.hashid))];
  }, [own, contracts, editing]);
}
