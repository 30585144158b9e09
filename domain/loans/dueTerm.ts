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
  /** The total due if it is late; the term's open amount if it is coming soon. In cents. */
  amount: number;
}

/**
 * The late term of a signed loan, or else the one of the coming three days; null if nothing is due. While nothing was recorded it
 * goes as agreed: then nothing is late (docs/decisions/0001). A term that counts automatically asks nothing
 * (docs/decisions/0002), and nothing is late while past payments are being entered (0001).
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
