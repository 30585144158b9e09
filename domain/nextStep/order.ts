import { STEP_KINDS } from '../wire/choices/nextStep.ts';
import type { Contract } from '../wire/contract.ts';
import type { NextStep } from '../wire/nextStep.ts';

/** A contract that waits for its reader, with the step. */
export interface Waiting {
  contract: Contract;
  step: NextStep;
}

/** Padded to two digits, so that the tenth kind does not come before the second. */
const byKind = (kind: NextStep['kind']) => String(STEP_KINDS.indexOf(kind)).padStart(2, '0');

/** All steps waiting for the reader, most pressing first: by kind, and within a kind the earliest day. */
export function inOrder(contracts: readonly Contract[]): Waiting[] {
  const rank = ({ step: { kind, date } }: Waiting) => `${byKind(kind)} ${date ?? ''}`;
  const waiting = contracts.flatMap((contract) => (contract.next ? [{ contract, step: contract.next }] : []));
  return waiting.sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}
