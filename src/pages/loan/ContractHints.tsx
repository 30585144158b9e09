import type { ContractDetail } from '../../../domain/wire/contract.ts';
import { Hints } from '../../components/Hints.tsx';
import { useChunk } from '../../components/useChunk.ts';

const loadHints = () => import('../../../domain/contracts/hints/hintsOf.ts');

/** What to think of with this contract, at the end of its page: the rules come after the page. */
export function ContractHints({ contract }: { contract: ContractDetail }) {
  const rules = useChunk(loadHints, contract.hashid);
  return rules && <Hints hints={rules.hintsOf(contract)} />;
}
