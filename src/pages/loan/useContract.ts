import { useDeferredValue } from 'react';
import { isLoan } from '../../../domain/contracts/isLoan.ts';
import type { Contract } from '../../../domain/wire/contract.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectContract } from '../../store/modules/contracts/contractsSlice.ts';
import { useGetContractQuery } from '../../store/modules/contracts/contractsApi.ts';

const NOT_FOUND = 404;

export type ContractView =
  | { state: 'ready'; contract: Contract }
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'failed'; retry: () => void };

/** The contract of this screen: what the list already knows at once, and its newest state as soon as the server answers. */
export function useContract(hashid: string): ContractView {
  const { error, refetch } = useGetContractQuery(hashid, { refetchOnMountOrArgChange: true });
  // Deferred: a page of thirty years is drawn in slices, between which the browser answers (docs/performance.md).
  const contract = useDeferredValue(useAppSelector(selectContract(hashid)));
  if (error && 'status' in error && error.status === NOT_FOUND) return { state: 'unknown' };
  // The list knows a loan without its events: what was paid is in them.
  if (contract?.hashid === hashid && (!isLoan(contract) || contract.events !== undefined)) return { state: 'ready', contract };
  return error ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}
