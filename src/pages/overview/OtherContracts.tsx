import Button from '@mui/material/Button';
import type { Contract } from '../../../domain/wire/contract.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { filtersText as text } from '../../text/contractFilters.ts';
import { useFilterChange } from './changeFilter.ts';
import { isFiltered, type ContractFilter } from './contractFilter.ts';
import { FoldedContracts } from './FoldedContracts.tsx';
import { GroupedContracts } from './GroupedContracts.tsx';

interface OtherContractsProps {
  listed: readonly Contract[];
  repaid: readonly Contract[];
  filter: ContractFilter;
}

/** The parts of the list that the first screen does without: groups, the repaid loans, and that a filter finds nothing. */
export function OtherContracts({ listed, repaid, filter }: OtherContractsProps) {
  const change = useFilterChange();
  return (
    <>
      {filter.group !== 'datum' && <GroupedContracts contracts={listed} by={filter.group} />}
      {repaid.length > 0 && (
        <FoldedContracts name="afgelost" title={text.repaid} open={text.repaidOpen(repaid.length)} contracts={repaid} />
      )}
      {listed.length === 0 && isFiltered(filter) && (
        <EmptyState
          title={text.nothingFound}
          hint={text.nothingFoundHint}
          action={
            <Button onClick={() => change({ kind: 'alles', person: '', year: '', text: '' })}>
              {text.clearFilter}
            </Button>
          }
        />
      )}
    </>
  );
}
