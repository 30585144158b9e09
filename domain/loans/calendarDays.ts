import { firstNames, type Side } from '../contracts/sides.ts';
import { formatDateLong } from '../dates/dutchDate.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { formatEuro } from '../money/format.ts';
import type { LoanDetail } from '../wire/contract.ts';
import { isAutomatic } from './automatic.ts';
import type { LedgerTerm } from './ledger/types.ts';

/** A whole day in a calendar. */
export interface CalendarDay {
  /** The same for this term every time, so that a newer one replaces an older. */
  uid: string;
  /** Rises with every change of the loan. */
  sequence: number;
  date: IsoDate;
  title: string;
  description: string;
  /** Whether its owner has something to do, for which the calendar sends a reminder. */
  alarm: boolean;
}

/** The side of the calendar's owner; the last one is for an onlooker. */
const TITLE = {
  to: (amount: string, lenders: string, _borrowers: string) => `Betaal ${amount} aan ${lenders}`,
  from: (amount: string, _lenders: string, borrowers: string) => `Je krijgt ${amount} van ${borrowers}`,
  none: (amount: string, lenders: string, borrowers: string) => `${amount} van ${borrowers} aan ${lenders}`,
};
const LOOK = 'Het bedrag staat in Onderling.';

/** The terms that still ask for money from a day on: not those paid ahead. */
export const comingTerms = (terms: readonly LedgerTerm[], today: IsoDate): LedgerTerm[] =>
  terms.filter(({ date, payment, paid }) => date >= today && payment > paid);

function explained(
  { contract: { purpose } }: LoanDetail,
  { interest, principal, balance, payment, paid }: LedgerTerm,
  byItself: boolean,
  today: IsoDate,
): string {
  const lines = [
    purpose,
    interest > 0 && principal > 0 ? `Rente ${formatEuro(interest)}, aflossing ${formatEuro(principal)}.` : '',
    paid > 0 ? `Van ${formatEuro(payment)} is al ${formatEuro(paid)} betaald.` : '',
    balance > 0 ? `Daarna is er nog ${formatEuro(balance)} open.` : 'Daarna is de lening afgelost.',
    byItself ? 'Telt automatisch als betaald.' : '',
    `Berekend op ${formatDateLong(today)}.`,
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/**
 * The coming terms of a loan for the reader's calendar: amounts as known today.
 * @param amounts false: the people and the day, but no figure and no typed text
 */
export function calendarDays(
  loan: LoanDetail,
  terms: readonly LedgerTerm[],
  side: Side,
  today: IsoDate,
  amounts = true,
): CalendarDay[] {
  const { hashid, version, ledger_version: ledgerVersion, parties } = loan;
  const [lenders, borrowers] = [firstNames(parties.from), firstNames(parties.to)];
  const byItself = isAutomatic(loan, terms);
  return comingTerms(terms, today).map((term) => ({
    uid: `${hashid}-${term.number}@onderling`,
    sequence: version + ledgerVersion,
    date: term.date,
    alarm: side === 'to' && !byItself(term.date),
    title: TITLE[side](amounts ? formatEuro(term.payment - term.paid) : 'een termijn', lenders, borrowers),
    description: amounts ? explained(loan, term, byItself(term.date), today) : LOOK,
  }));
}
