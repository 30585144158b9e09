import { breaksOthers } from '../../../domain/loans/events/validateEvent.ts';
import { ledgerOf } from '../../../domain/loans/ledger/ledger.ts';
import type { ContractDraft } from '../../../domain/wire/contract.ts';
import { paperFits } from '../../../domain/paperGifts/paperFits.ts';
import { completeGiftTerms, completeLoanTerms } from '../../../domain/contracts/clauses/complete.ts';
import type { ContractRecord } from '../../repositories/contracts.ts';
import { storedLoan } from '../../repositories/storedLoan.ts';

export const RECORDED =
  'Bij deze lening is al iets vastgelegd dat niet past bij deze wijziging. Draai dat eerst terug.';

/** Whether the records of a loan, or of a gift on paper, are still possible under the terms of the draft. */
export function fitsRecords(record: ContractRecord, draft: ContractDraft, today: string): boolean {
  const { events, paperEvents } = record;
  if (paperEvents.length > 0)
    return draft.type === 'GiftContract' && paperFits(draft.total, completeGiftTerms(draft.contract), paperEvents);
  const loan = storedLoan(record, today);
  if (events.length === 0 || loan === null) return true;
  if (draft.type === 'GiftContract') return false;
  const before = ledgerOf(loan, events);
  const after = ledgerOf({ type: draft.type, total: draft.total, contract: completeLoanTerms(draft.contract) }, events);
  return !breaksOthers(before, after);
}
