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
  const contract = useAppSelector(selectContract(hashid));
  if (error && 'status' in error && error.status === NOT_FOUND) return { state: 'unknown' };
  if (contract) return { state: 'ready', contract };
  return error ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}
