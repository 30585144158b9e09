import type { Contract } from '../wire/contract.ts';
import { type Side, sideOf } from './sides.ts';
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

/** The open amounts of signed loans, in cents: a claim and a debt are never one sum. */
export interface OpenSums {
  toGet: number;
  toPay: number;
  /** Loans in which none of them takes part. */
  ofOthers: number;
}

/** The side of the first of these people who is on one. */
const sideOfAny = (parties: Contract['parties'], own: readonly string[]): Side =>
  own.map((hashid) => sideOf(parties, hashid)).find((one) => one !== 'none') ?? 'none';

/**
 * Returns the amounts some people of the family are still owed and still owe.
 * @param own their hashids, the reader first: for a loan between two of them, the side of the first
 * counts
 */
export function openSums(
  contracts: readonly Pick<Contract, 'balance' | 'contract' | 'parties'>[],
  own: readonly string[],
): OpenSums {
  const sums = { toGet: 0, toPay: 0, ofOthers: 0 };
  for (const { balance = 0, contract, parties } of contracts) {
    if (contract.signed_date === null) continue;
    const side = sideOfAny(parties, own);
    sums[({ from: 'toGet', to: 'toPay', none: 'ofOthers' } as const)[side]] += balance;
  }
  return sums;
}

/** The amount somebody lent, or borrowed, in cents: signed, and in concepts. */
interface SideSums {
  signed: number;
  drafts: number;
}

/**
 * Returns the amounts some people lend and borrow: a claim and a debt are never one sum.
 * @param own their hashids, the reader first: for a loan between two of them, the side of the first
 * counts
 */
export function loanSums(
  contracts: readonly Pick<Contract, 'type' | 'total' | 'contract' | 'parties'>[],
  own: readonly string[],
): Record<'from' | 'to', SideSums> {
  const nothing = () => ({ signed: 0, drafts: 0 });
  const sums = { from: nothing(), to: nothing() };
  for (const { type, total, contract, parties } of contracts) {
    const side = sideOfAny(parties, own);
    if (side !== 'none' && isLoanType(type)) sums[side][contract.signed_date === null ? 'drafts' : 'signed'] += total;
  }
  return sums;
}
