import type { ContractDetail } from '../../../domain/wire/contract.ts';
import { Hints } from '../../components/Hints.tsx';
import { useChunk } from '../../components/useChunk.ts';

const loadHints = () => import('../../../domain/contracts/hints/hintsOf.ts');
/** The page says the same without them. */
const without = (): void => undefined;

/** What to think of with this contract, at the end of its page: the rules come after the page. */
export function ContractHints({ contract }: { contract: ContractDetail }) {
  const rules = useChunk(loadHints, contract.hashid, without);
  return rules && <Hints hints={rules.hintsOf(contract)} />;
}
