import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { LedgerTerm } from '../../../../domain/loans/ledger/types.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import type { LoanContract } from '../../../../domain/wire/contract.ts';
import { calendarText as text } from '../../../text/loanCalendar.ts';
import { firstNames, type Side } from '../viewer.ts';

/** A whole day in a calendar. */
export interface CalendarDay {
  /** The same for this term in every file, so that a newer one takes the place of an older. */
  uid: string;
  /** Rises with every change of the loan. */
  sequence: number;
  date: IsoDate;
  title: string;
  description: string;
}

/** The terms that ask for money from a day on. */
export const comingTerms = (terms: readonly LedgerTerm[], today: IsoDate): LedgerTerm[] => terms.filter(({ date, payment }) => date >= today && payment > 0);

/** The coming terms of a loan as its reader's calendar tells of them: amounts as they are known today. */
export function calendarDays(loan: LoanContract, terms: readonly LedgerTerm[], side: Side, today: IsoDate): CalendarDay[] {
  const { hashid, version, ledger_version: ledgerVersion = 0, parties, contract } = loan;
  const [lenders, borrowers] = [firstNames(parties.from), firstNames(parties.to)];
  return comingTerms(terms, today).map(({ number, date, payment, interest, principal, balance }) => ({
    uid: `${hashid}-${number}@onderling`,
    sequence: version + ledgerVersion,
    date,
    title: text.title[side](formatEuro(payment), lenders, borrowers),
    description: [
      contract.purpose,
      interest > 0 && principal > 0 ? text.split(formatEuro(interest), formatEuro(principal)) : '',
      balance > 0 ? text.left(formatEuro(balance)) : text.last,
      text.asKnown(formatDateLong(today)),
    ].filter((line) => line !== '').join('\n'),
  }));
}
