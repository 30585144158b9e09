import { useSearchParams } from 'react-router-dom';
import type { Contract } from '../../../domain/wire/contract.ts';
import { PARAMETERS, type ContractFilter } from './contractFilter.ts';

/** The same address with one part of the filter changed; defaults are left out of the address. */
export function queryWith(query: URLSearchParams, change: Partial<ContractFilter>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [key, value] of Object.entries(change) as [keyof ContractFilter, string][]) {
    if (value === '' || value === 'alles' || value === 'datum') next.delete(PARAMETERS[key]);
    else next.set(PARAMETERS[key], value);
  }
  return next;
}

/** Changes one part of the filter, in the address. Apart from the list: the first screen does without it. */
export function useFilterChange(): (change: Partial<ContractFilter>) => void {
  const [query, setQuery] = useSearchParams();
  return (change) => setQuery(queryWith(query, change), { replace: true, preventScrollReset: true });
}

/** The years in which something was signed, newest first. */
export function yearsOf(contracts: readonly Contract[]): string[] {
  const years = new Set<string>();
  for (const { contract } of contracts) if (contract.signed_date) years.add(contract.signed_date.slice(0, 4));
  return [...years].sort().reverse();
}
