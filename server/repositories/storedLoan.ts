import { isLoanType } from '../../domain/contracts/types.ts';
import { enteringUntil } from '../../domain/loans/entering.ts';
import type { LedgerLoan } from '../../domain/loans/ledger/types.ts';
import type { LoanTerms } from '../../domain/wire/contract.ts';
import type { ContractRecord } from './contracts.ts';

/** The day until which nothing of a stored loan counts as late, as a field of it. */
export function enteringOf(
  { enteringSince }: Pick<ContractRecord, 'enteringSince'>,
  today: string,
): Pick<LedgerLoan, 'entering_until'> {
  const until = enteringUntil(enteringSince, today);
  return until === null ? {} : { entering_until: until };
}

/** The input for a stored loan's books on a day (null: no day); null for a gift. Its terms passed validateContract. */
export function storedLoan(
  record: Pick<ContractRecord, 'type' | 'total' | 'terms' | 'enteringSince'>,
  today: string | null,
): LedgerLoan | null {
  const { type, total, terms } = record;
  if (!isLoanType(type)) return null;
  return { type, total, contract: terms as LoanTerms, ...(today !== null && enteringOf(record, today)) };
}
