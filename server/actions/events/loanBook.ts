import { factsOf } from '../../../domain/loans/events/checkEventFields.ts';
import { breaksOthers, validateEvent } from '../../../domain/loans/events/validateEvent.ts';
import { ledgerOf } from '../../../domain/loans/ledger/ledger.ts';
import type { LedgerLoan } from '../../../domain/loans/ledger/types.ts';
import { REPORTABLE } from '../../../domain/loans/loanRole.ts';
import type { EventDraft, LoanEvent } from '../../../domain/wire/event.ts';
import type { NewEvent } from '../../repositories/loanEvents.ts';
import type { Book } from './book.ts';

/** The records of a loan (docs/decisions/0005). What is compared with it is its own: the contract was found first. */
export function loanBook(loan: LedgerLoan): Book {
  return {
    entity: 'loan_event',
    paid: 'from',
    notYours: 'Dit kan alleen degene die het geld uitleent.',
    reportable: REPORTABLE,
    wrong: (events, draft, today) => validateEvent(loan, events as LoanEvent[], draft as EventDraft, today),
    breaks: (events, left) => breaksOthers(ledgerOf(loan, events as LoanEvent[]), ledgerOf(loan, left as LoanEvent[])),
    stored: (draft) => storedForm(draft as EventDraft),
  };
}

function storedForm(draft: EventDraft): Pick<NewEvent, 'kind' | 'date' | 'note' | 'facts'> {
  const { kind, date, note = '', ...rest } = factsOf(draft);
  const facts = Object.entries(rest).filter(([name]) => name !== 'contract');
  return { kind, date, note, facts: Object.fromEntries(facts) };
}
