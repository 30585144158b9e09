import { isIsoDate, type IsoDate } from '../dates/isoDate.ts';
import type { LoanEvent } from '../wire/event.ts';
import type { LedgerLoan } from './ledger/types.ts';
import { checkStandingDate } from './standing.ts';

const TO_COME = 'Deze dag moet nog komen. Kies een dag tot en met vandaag.';

/**
 * Whether a loan has a dossier on a day: from its start up to today, as a dossier shows the past. A Dutch sentence if it has
 * none. Accepts values of any type.
 */
export const checkDossierDate = (
  loan: LedgerLoan,
  events: readonly LoanEvent[],
  date: unknown,
  today: IsoDate,
): string | null => (isIsoDate(date) && date > today ? TO_COME : checkStandingDate(loan, events, date, today));
