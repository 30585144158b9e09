import type { IsoDate } from '../dates/isoDate.ts';
import type { LoanDetail } from '../wire/contract.ts';
import { isAutomatic } from './automatic.ts';
import { lateRule } from './lateRule.ts';
import { hasRecords } from './ledger/countingEvents.ts';
import { ledgerOf } from './ledger/ledger.ts';
import { stateOn } from './ledger/state.ts';
import { termState } from './termState.ts';

/** A term that asks for money now. */
export interface DueTerm {
  state: 'late' | 'soon';
  date: IsoDate;
  /** All that is due where it is late; what the term still asks where it comes soon. In cents. */
  amount: number;
}

/**
 * The term of a signed loan that is late, or else the one of the coming three days; null where nothing is due. As long as nothing was
 * recorded it goes as agreed: then nothing is late (docs/decisions/0001). A term that counts as
 * paid by itself asks nothing (docs/decisions/0002), and nothing is late while what was paid is being written down (0001).
 */
export function dueTerm(
  loan: Pick<LoanDetail, 'type' | 'total' | 'contract' | 'events' | 'automatic_since' | 'entering_until'>,
  today: IsoDate,
): DueTerm | null {
  const ledger = ledgerOf(loan, loan.events);
  const grace = lateRule(loan.contract).graceDays;
  const byItself = isAutomatic(loan, ledger.terms);
  const open = ledger.terms.filter(({ date, payment, paidOn }) => payment > 0 && paidOn === null && !byItself(date));
  const late =
    hasRecords(loan.events) && loan.entering_until === undefined
      ? open.find(({ askedOn }) => termState(askedOn, grace, today) === 'late')
      : undefined;
  if (late) return { state: 'late', date: late.date, amount: stateOn(ledger, today).due.total };
  const soon = open.find(({ date }) => termState(date, grace, today) === 'soon');
  return soon ? { state: 'soon', date: soon.date, amount: soon.payment - soon.paid } : null;
}
