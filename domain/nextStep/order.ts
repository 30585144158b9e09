import { STEP_KINDS } from '../wire/choices/nextStep.ts';
import type { Contract } from '../wire/contract.ts';
import type { NextStep } from '../wire/nextStep.ts';

/** A contract that waits for its reader, with what for. */
export interface Waiting {
  contract: Contract;
  step: NextStep;
}

/** Of two digits, so that the tenth kind does not come before the second. */
const byKind = (kind: NextStep['kind']) => String(STEP_KINDS.indexOf(kind)).padStart(2, '0');

/** Everything that waits for the reader, the most pressing first: by kind, and of a kind the one of the earliest day. */
export function inOrder(contracts: readonly Contract[]): Waiting[] {
  const rank = ({ step: { kind, date } }: Waiting) => `${byKind(kind)} ${date ?? ''}`;
  const waiting = contracts.flatMap((contract) => (contract.next ? [{ contract, step: contract.next }] : []));
  return waiting.sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}
