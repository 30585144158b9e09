import Button from '@mui/material/Button';
import { useState } from 'react';
import { groupByPeople } from '../../../domain/contracts/groups.ts';
import { CONTRACT_TYPES } from '../../../domain/contracts/types.ts';
import { fullNames } from '../../../domain/names/name.ts';
import type { Contract } from '../../../domain/wire/contract.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectOwnSide } from '../../store/modules/user/userSlice.ts';
import { filtersText as text } from '../../text/contractFilters.ts';
import { ContractList } from './ContractList.tsx';

/** Groups shown at once; more on request (docs/performance.md, Lists). */
const STEP = 20;
/** Rows of a group shown at once, so that the next group is in sight. */
const ROWS = 5;

interface Group {
  key: string;
  title: string;
  contracts: readonly Contract[];
}

const byType = (contracts: readonly Contract[]): Group[] =>
  CONTRACT_TYPES.map((type) => ({
    key: type,
    title: text.types[type],
    contracts: contracts.filter((contract) => contract.type === type),
  }));

/** The list under headings: by the people on the other side, or by kind of contract. */
export function GroupedContracts({ contracts, by }: { contracts: readonly Contract[]; by: 'persoon' | 'soort' }) {
  const own = useAppSelector(selectOwnSide);
  const [shown, setShown] = useState(STEP);
  const groups: Group[] =
    by === 'soort'
      ? byType(contracts)
      : groupByPeople(contracts, own).map(({ people, ...group }) => ({ ...group, title: fullNames(people) }));
  const hidden = groups.length - shown;
  return (
    <>
      {groups.slice(0, shown).map((group) => (
        <ContractList key={group.key} title={group.title} contracts={group.contracts} first={ROWS} />
      ))}
      {hidden > 0 && (
        <Button onClick={() => setShown(shown + STEP)} sx={{ mt: 2 }}>
          {text.moreGroups(Math.min(STEP, hidden))}
        </Button>
      )}
    </>
  );
}
