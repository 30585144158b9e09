import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Contract } from '../../../domain/wire/contract.ts';
import { overviewText as text } from '../../text/overview.ts';
import { filterContracts, filterFromQuery, isFiltered } from './contractFilter.ts';
import { ContractList } from './ContractList.tsx';

/** The fields weigh as much as the list, so they load after it (docs/performance.md). */
const ContractFilters = lazy(async () => ({
  default: (await import(/* webpackChunkName: "overview-parts" */ './ContractFilters.tsx')).ContractFilters,
}));
const OtherContracts = lazy(async () => ({
  default: (await import(/* webpackChunkName: "overview-parts" */ './OtherContracts.tsx')).OtherContracts,
}));

/** Nothing about it asks for attention any longer. */
const isRepaid = ({ balance, contract, disputed_by }: Contract) =>
  balance === 0 && contract.signed_date !== null && disputed_by === undefined;

/**
 * The list with its filters: the drafts first under their own heading, then the signed ones, newest first. A grouping
 * replaces the two headings. Repaid loans are folded away below, unless a filter looks for them.
 */
export function FilteredContracts({ contracts }: { contracts: readonly Contract[] }) {
  const [query] = useSearchParams();
  const filter = filterFromQuery(query);
  const filtered = isFiltered(filter);
  const { kind, person, year, text: words, group } = filter;
  // Typing stays smooth in a long list: the list follows one step behind the field.
  const searched = useDeferredValue(words);
  const found = useMemo(
    () => filterContracts(contracts, { kind, person, year, text: searched }),
    [contracts, kind, person, year, searched],
  );
  const isFolded = (contract: Contract) => !filtered && isRepaid(contract);
  const listed = found.filter((contract) => !isFolded(contract));

  return (
    <>
      <Suspense fallback={<Skeleton variant="rounded" sx={{ height: { xs: 200, md: 128, lg: 56 } }} />}>
        <ContractFilters contracts={contracts} filter={filter} />
      </Suspense>
      {group === 'datum' && (
        <>
          <ContractList
            title={text.drafts}
            contracts={listed.filter(({ contract }) => contract.signed_date === null)}
          />
          <ContractList
            title={text.signed}
            contracts={listed.filter(({ contract }) => contract.signed_date !== null)}
          />
        </>
      )}
      <Suspense fallback={null}>
        <OtherContracts listed={listed} repaid={found.filter(isFolded)} filter={filter} />
      </Suspense>
    </>
  );
}
