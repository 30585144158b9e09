import { isLoanType } from '../../domain/contracts/types.ts';
import type { LedgerLoan } from '../../domain/loans/ledger/types.ts';
import type { LoanTerms } from '../../domain/wire/contract.ts';
import type { ContractRecord } from './contracts.ts';

/** What the books of a stored loan are worked out from; null of a gift. Its terms passed validateContract as those of a loan. */
export function storedLoan({
  type,
  total,
  terms,
}: Pick<ContractRecord, 'type' | 'total' | 'terms'>): LedgerLoan | null {
  return isLoanType(type) ? { type, total, contract: terms as LoanTerms } : null;
}
