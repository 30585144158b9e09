import { isLoan } from '../../../domain/contracts/isLoan.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import { Hints } from '../../components/Hints.tsx';
import { useChunk } from '../../components/useChunk.ts';
import { useToday } from '../../components/useToday.ts';

const loadHints = async () => ({
  ...(await import('../../../domain/contracts/hints/hintsOf.ts')),
  ...(await import('../../../domain/contracts/hints/arrearsHint.ts')),
});

/** Points of attention for this contract, at the end of its page: the rules load after the page. */
export function ContractHints({ contract }: { contract: ContractDetail }) {
  const today = useToday();
  const rules = useChunk(loadHints, contract.hashid);
  if (!rules) return rules;
  const now = isLoan(contract) ? rules.arrearsHints(contract, today) : [];
  return <Hints hints={[...now, ...rules.hintsOf(contract, today)]} />;
}
