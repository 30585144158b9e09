import { type IsoDate, addDays } from '../../dates/isoDate.ts';
import type { LoanFigures } from '../../wire/statement.ts';
import { entryIn, NO_ENTRY } from '../takenOver.ts';
import { aheadOn } from './ahead.ts';
import { booksOn, stateOn } from './state.ts';
import type { Ledger } from './types.ts';

const NOTHING = {
  interestPaid: 0,
  latePaid: 0,
  costsPaid: 0,
  costsCharged: 0,
  repaidScheduled: 0,
  repaidExtra: 0,
  prepaid: 0,
};

/**
 * One calendar year of a loan in cents, by all its records, up to and including a day in it. Payments before the due
 * day count on the day of payment (ahead.ts). To the cent: opening + paid_out + interest_charged + costs_charged −
 * interest_paid − costs_paid − repaid − repaid_extra − paid_ahead − forgiven = closing (docs/domain.md 2.9). A year
 * without the loan is all zeros.
 */
export function loanYear(ledger: Ledger, year: number, until: IsoDate = `${year}-12-31`): LoanFigures {
  const first = `${year}-01-01`;
  const eve = addDays(first, -1);
  const { start } = ledger;
  const [from, to] = [stateOn(ledger, eve), stateOn(ledger, until)];
  const paidOn = (date: IsoDate) => (date < start ? NOTHING : booksOn(ledger, date));
  const [before, after] = [paidOn(eve), paidOn(until)];
  const [aheadBefore, aheadAfter] = [aheadOn(ledger, eve), aheadOn(ledger, until)];
  const interestAhead = aheadAfter.interest - aheadBefore.interest;
  const principalAhead = aheadAfter.principal - aheadBefore.principal;
  const entry = start <= until ? entryIn(ledger.loan.total, ledger.loan.contract, year) : NO_ENTRY;
  return {
    opening: from.owed + aheadBefore.interest + entry.opening,
    paid_out: entry.paid_out,
    interest_charged: to.charged - from.charged - (after.costsCharged - before.costsCharged) + interestAhead,
    costs_charged: after.costsCharged - before.costsCharged,
    interest_paid: after.interestPaid + after.latePaid - before.interestPaid - before.latePaid + interestAhead,
    costs_paid: after.costsPaid - before.costsPaid,
    repaid: after.repaidScheduled - before.repaidScheduled + principalAhead + entry.repaid,
    repaid_extra: after.repaidExtra - before.repaidExtra,
    paid_ahead: after.prepaid - before.prepaid - interestAhead - principalAhead,
    forgiven: to.forgiven - from.forgiven,
    closing: to.owed + aheadAfter.interest,
  };
}
