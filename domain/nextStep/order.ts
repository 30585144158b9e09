import type { IsoDate } from '../dates/isoDate.ts';
import { STEP_KINDS } from '../wire/choices/nextStep.ts';
import type { Contract } from '../wire/contract.ts';
import type { NextStep } from '../wire/nextStep.ts';

/** A contract that waits for its reader, with what for. */
export interface Waiting {
  contract: Contract;
  step: NextStep;
}

/** Everything that waits for the reader, the most pressing first: by kind, and of a kind the one of the earliest day. */
export function inOrder(contracts: readonly Contract[]): Waiting[] {
  const rank = ({ step: { kind, date } }: Waiting) => `${STEP_KINDS.indexOf(kind)} ${date ?? ''}`;
  const waiting = contracts.flatMap((contract) => (contract.next ? [{ contract, step: contract.next }] : []));
  return waiting.sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

/**
 * Of what waits the days on which the reader pays more than once, with the sum in cents and how many payments it is: who
 * sets standing orders needs one figure for a day.
 */
export function paidTogether(waiting: readonly Waiting[]): { date: IsoDate; amount: number; count: number }[] {
  const days = new Map<IsoDate, number[]>();
  for (const { step } of waiting) {
    if (step.kind !== 'soon' || step.date === null || step.amount === null) continue;
    days.set(step.date, [...(days.get(step.date) ?? []), step.amount]);
  }
  return [...days].flatMap(([date, amounts]) =>
    amounts.length < 2 ? [] : [{ date, amount: amounts.reduce((sum, one) => sum + one, 0), count: amounts.length }],
  );
}
