import { dividedOver, divided, sharesOf } from '../contracts/borrowerShares.ts';
import { isLoan } from '../contracts/isLoan.ts';
import { hashids } from '../contracts/sides.ts';
import type { Contract } from '../wire/contract.ts';

/** The open part of loans, or the sum of gifts. */
export type FlowKind = 'open' | 'given';

/** All money of one kind between two people, in one direction. */
export interface Flow {
  /** The hashid of the giver or lender; `to` has that of the recipient or borrower. */
  from: string;
  to: string;
  kind: FlowKind;
  /** In cents; more than 0. */
  amount: number;
  /** The hashids of its contracts, in the order of the list. */
  contracts: readonly string[];
}

/** A loan before its payout has no balance: nobody owes it. */
const amountOf = (contract: Contract): number => (isLoan(contract) ? (contract.balance ?? 0) : contract.total);

/**
 * Returns the money between people, by the signed contracts of a list: one flow per pair and kind, in the order in which
 * the list first names them. A contract of several people is divided over them, among two borrowers by their shares
 * (docs/decisions/0013). To the cent, the flows add up to the totals of the signed gifts, and to the open sums.
 */
export function flowsBetween(contracts: readonly Contract[]): Flow[] {
  const flows = new Map<string, Flow>();
  for (const contract of contracts) {
    if (contract.contract.signed_date === null) continue;
    const kind = isLoan(contract) ? 'open' : 'given';
    const [givers, takers] = [hashids(contract.parties.from), hashids(contract.parties.to)];
    const parts = dividedOver(amountOf(contract), contract, 'from');
    givers.forEach((from, giver) => {
      divided(parts[giver] ?? 0, takers, sharesOf(contract)).forEach((amount, taker) => {
        const to = takers[taker];
        if (to === undefined || amount === 0) return;
        const key = `${from} ${to} ${kind}`;
        const known = flows.get(key) ?? { from, to, kind, amount: 0, contracts: [] };
        flows.set(key, {
          ...known,
          amount: known.amount + amount,
          contracts: [...known.contracts, contract.hashid],
        });
      });
    });
  }
  return [...flows.values()];
}
