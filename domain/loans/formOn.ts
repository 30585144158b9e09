import type { LoanType } from '../contracts/types.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import type { LoanEvent } from '../wire/event.ts';
import { formIn } from './ledger/formIn.ts';
import { ledgerOf } from './ledger/ledger.ts';
import type { LedgerLoan } from './ledger/types.ts';

/** How a loan is repaid from a day on; its ledger is made only where that was ever agreed otherwise. */
export const formOn = (loan: LedgerLoan, events: readonly LoanEvent[], date: IsoDate): LoanType =>
  events.some(({ kind }) => kind === 'new_terms') ? formIn(ledgerOf(loan, events), date) : loan.type;
