import { breaksOthers } from '../../../domain/loans/events/validateEvent.ts';
import { ledgerOf } from '../../../domain/loans/ledger/ledger.ts';
import { isLoanType } from '../../../domain/contracts/types.ts';
import type { ContractDraft, LoanTerms } from '../../../domain/wire/contract.ts';
import { completeLoanTerms } from '../../../domain/contracts/clauses/complete.ts';
import type { ContractRecord } from '../../repositories/contracts.ts';

/** Whether what was recorded of a loan can still have happened when the contract says what the draft says. */
export function fitsRecords({ type, total, terms, events }: ContractRecord, draft: ContractDraft): boolean {
  if (events.length === 0 || !isLoanType(type)) return true;
  if (draft.type === 'GiftContract') return false;
  const before = ledgerOf({ type, total, contract: terms as LoanTerms }, events);
  const after = ledgerOf({ type: draft.type, total: draft.total, contract: completeLoanTerms(draft.contract) }, events);
  return !breaksOthers(before, after);
}
