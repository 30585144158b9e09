import { useDeferredValue } from 'react';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useGetContractQuery } from '../../store/modules/contracts/contractsApi.ts';
import { selectContractDetail } from '../../store/modules/contracts/loanDetailsSlice.ts';

const NOT_FOUND = 404;

export type ContractView =
  | { state: 'ready'; contract: ContractDetail }
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'failed'; retry: () => void };

/** The contract of this screen: the list's data at once, and its newest state as soon as the server answers. */
export function useContract(hashid: string): ContractView {
  const { error, refetch } = useGetContractQuery(hashid, { refetchOnMountOrArgChange: true });
  // Deferred: a page of thirty years is drawn in slices, and the browser stays responsive (docs/performance.md).
  const contract = useDeferredValue(useAppSelector((state) => selectContractDetail(state, hashid)));
  if (error && 'status' in error && error.status === NOT_FOUND) return { state: 'unknown' };
  if (contract?.hashid === hashid) return { state: 'ready', contract };
  return error ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}
