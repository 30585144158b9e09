import { useGetContractQuery } from '../../store/modules/contracts/contractsApi.ts';

/** Refetches the contract when this is shown: its reader has another next step than before. */
export function ContractAnew({ contract }: { contract: string }) {
  useGetContractQuery(contract, { refetchOnMountOrArgChange: true });
  return null;
}
