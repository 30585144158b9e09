import { useGetContractQuery } from '../../store/modules/contracts/contractsApi.ts';

/** Asks for the contract when this comes on the screen: what waits for its reader is another thing than before. */
export function ContractAnew({ contract }: { contract: string }) {
  useGetContractQuery(contract, { refetchOnMountOrArgChange: true });
  return null;
}
