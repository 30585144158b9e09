import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Contract } from '../../../domain/wire/contract.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { overviewText as text } from '../../text/overview.ts';
import { filterContracts, filterFromQuery, isFiltered, queryWith, type ContractFilter } from './contractFilter.ts';
import { ContractList } from './ContractList.tsx';

/** The fields weigh as much as the list, so they load after it (docs/performance.md). */
const ContractFilters = lazy(async () => ({
  default: (await import(/* webpackChunkName: "overview-parts" */ './ContractFilters.tsx')).ContractFilters,
}));

/** The list with its filters: the drafts first under their own heading, then the signed ones, newest first. */
export function FilteredContracts({ contracts }: { contracts: readonly Contract[] }) {
  const [query, setQuery] = useSearchParams();
  const filter = filterFromQuery(query);
  const { kind, person, year, text: words } = filter;
  // Typing stays smooth in a long list: the list follows one step behind the field.
  const searched = useDeferredValue(words);
  const found = useMemo(
    () => filterContracts(contracts, { kind, person, year, text: searched }),
    [contracts, kind, person, year, searched],
  );

  const change = (part: Partial<ContractFilter>) =>
    setQuery(queryWith(query, part), { replace: true, preventScrollReset: true });
  return (
    <>
      <Suspense fallback={<Skeleton variant="rounded" sx={{ height: { xs: 200, md: 56 } }} />}>
        <ContractFilters contracts={contracts} filter={filter} onChange={change} />
      </Suspense>
      <ContractList title={text.drafts} contracts={found.filter(({ contract }) => contract.signed_date === null)} />
      <ContractList title={text.signed} contracts={found.filter(({ contract }) => contract.signed_date !== null)} />
      {found.length === 0 && isFiltered(filter) && (
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
