import type { LedgerLoan } from '../../../loans/ledger/types.ts';
import type { LoanDetail } from '../../../wire/contract.ts';
import type { LoanEvent } from '../../../wire/event.ts';

const jan = { hashid: 'jan', firstname: 'Jan', infix: 'de', lastname: 'Vries' };
const sanne = { hashid: 'sanne', firstname: 'Sanne', infix: 'de', lastname: 'Vries' };

/** A loan from Jan to Sanne as the server returns it. */
export const lent = (loan: LedgerLoan, events: readonly LoanEvent[], hashid = '0a1b2c3d4e5f6g7h'): LoanDetail => ({
  ...loan,
  hashid,
  events: [...events],
  parties: { from: [jan], to: [sanne] },
  version: 1,
  ledger_version: events.length,
});
