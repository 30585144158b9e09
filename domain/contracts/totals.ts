import { type ContractType, isLoanType } from './types.ts';

export interface Totals {
  /** The sum of the gifts, in cents. */
  total_gifts: number;
  /** The sum of the loans, in cents. */
  total_loans: number;
}

/** The totals of a list of contracts; the type's name tells a gift from a loan. */
export function totalsOf(contracts: readonly { type: ContractType; total: number }[]): Totals {
  const totals = { total_gifts: 0, total_loans: 0 };
  for (const { type, total } of contracts) totals[isLoanType(type) ? 'total_loans' : 'total_gifts'] += total;
  return totals;
}
