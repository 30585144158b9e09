import { EVENT_KINDS, isFact, isMoney } from '../../../domain/loans/events/catalogue.ts';
import type { MissingPayment } from '../../../domain/loans/events/paidAsPlanned.ts';
import { draftEvent } from '../../../domain/loans/events/draftEvent.ts';
import { breaksOthers, validateEvents } from '../../../domain/loans/events/validateEvent.ts';
import { ledgerOf } from '../../../domain/loans/ledger/ledger.ts';
import type { LedgerLoan } from '../../../domain/loans/ledger/types.ts';
import type { LoanEvent } from '../../../domain/wire/event.ts';
import { type RecordRules, without } from './recordRules.ts';

/** The records once these payments are in, to judge other records against. */
const withPayments = (events: readonly LoanEvent[], payments: readonly MissingPayment[]): LoanEvent[] => [
  ...events,
  ...payments.map(({ date, amount }, k) => draftEvent({ kind: 'payment', date, amount }, `past ${k}`)),
];

/** The records of a loan (docs/decisions/0001). It is only compared with its own records: the contract was found first. */
export function loanBook(loan: LedgerLoan, events: readonly LoanEvent[]): RecordRules {
  return {
    entity: 'loan_event',
    paid: 'from',
    notYours: 'Dit kan alleen degene die het geld uitleent.',
    reportable: EVENT_KINDS.filter((kind) => isMoney(kind) || isFact(kind)),
    wrong: (drafts, today, { gone, past = [] } = {}) =>
      validateEvents(loan, withPayments(without(events, gone), past), drafts, today),
    breaks: (gone) => breaksOthers(ledgerOf(loan, events), ledgerOf(loan, without(events, gone))),
  };
}
