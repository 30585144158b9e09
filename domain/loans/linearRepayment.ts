import { roundHalfUp } from '../money/round.ts';

/** What a linear loan repays each term, in cents, rounded half up once. */
export function linearRepayment(principal: number, count: number): number {
  return Number(roundHalfUp(BigInt(principal), BigInt(count)));
}
