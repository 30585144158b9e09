import type { LoanType } from '../contracts/types.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import type { LoanEvent } from '../wire/event.ts';
import { formIn } from './ledger/formIn.ts';
import { ledgerOf } from './ledger/ledger.ts';
import type { LedgerLoan } from './ledger/types.ts';

/** The form of repayment from a day on; the ledger is made only if another form was ever agreed. */
export const formOn = (loan: LedgerLoan, events: readonly LoanEvent[], date: IsoDate): LoanType =>
  events.some(({ kind }) => kind === 'new_terms') ? formIn(ledgerOf(loan, events), date) : loan.type;
