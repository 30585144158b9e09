import { EVENT_KINDS, isMoney } from '../../../domain/loans/events/catalogue.ts';
import { breaksOthers, validateEvent } from '../../../domain/loans/events/validateEvent.ts';
import { ledgerOf } from '../../../domain/loans/ledger/ledger.ts';
import type { LedgerLoan } from '../../../domain/loans/ledger/types.ts';
import type { EventDraft, LoanEvent } from '../../../domain/wire/event.ts';
import type { Book } from './book.ts';

/** The records of a loan (docs/decisions/0005). What is compared with it is its own: the contract was found first. */
export function loanBook(loan: LedgerLoan): Book {
  return {
    entity: 'loan_event',
    paid: 'from',
    notYours: 'Dit kan alleen degene die het geld uitleent.',
    reportable: EVENT_KINDS.filter(isMoney),
    wrong: (events, draft, today) => validateEvent(loan, events as LoanEvent[], draft as EventDraft, today),
    breaks: (events, left) => breaksOthers(ledgerOf(loan, events as LoanEvent[]), ledgerOf(loan, left as LoanEvent[])),
  };
}
