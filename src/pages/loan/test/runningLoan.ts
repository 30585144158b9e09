import { addMonths, type IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { LoanEvent } from '../../../../domain/wire/event.ts';
import { aLoan } from '../../../store/test/family.ts';

/** A signed loan of € 25.000, paid out a month before its first term, with these records. */
export function runningLoan(events: LoanEvent[], first: IsoDate): LoanDetail {
  const loan = aLoan('een', '2026-01-01', 2_500_000);
  return {
    ...loan,
    contract: { ...loan.contract, start_date: addMonths(first, -1), first_payment_date: first },
    events,
    ledger_version: events.length,
  };
}
