import { PLAIN_LOAN_CLAUSES } from '../../contracts/clauses/plain.ts';
import { deductionCheck } from '../check.ts';
import type { OwnHomeLoan } from '../ownHomeLoan.ts';
import { happened, type Facts } from '../../loans/ledger/test/loans.ts';
import { makeSchedule } from '../../loans/schedule.ts';
import type { Term } from '../../loans/term.ts';
import type { LoanDetail } from '../../wire/contract.ts';
import type { Party } from '../../wire/party.ts';
import type { DeductionCheck } from '../../wire/statement.ts';
import { booksOf } from '../../statements/ledgerBooks.ts';
import { ownHomeOf } from '../../statements/ownHome.ts';

export const person = (hashid: string): Party => ({ hashid, firstname: hashid, infix: '', lastname: 'Vries' });

type Changes = Partial<LoanDetail['contract']> & Partial<Pick<LoanDetail, 'type' | 'total'>>;

/** € 200.000 at 3 % over 360 months, paid out on 1 January 2024, for the own home. */
export function homeLoan({ type, total, ...terms }: Changes = {}, events: readonly Facts[] = []): LoanDetail {
  return {
    hashid: 'loan',
    type: type ?? 'AnnuityLoanContract',
    total: total ?? 20_000_000,
    version: 1,
    ledger_version: events.length,
    contract: {
      signed_date: '2023-12-20',
      start_date: '2024-01-01',
      first_payment_date: '2024-02-01',
      rate_millipercent: 3_000,
      term_months: 360,
      purpose: '',
      own_home: true,
      rate_motivation: '',
      ...PLAIN_LOAN_CLAUSES,
      compared_rate_millipercent: 3_000,
      payment_rounding: 'up',
      // Late payment is free, so that the sums of a case stay those of its terms.
      default_rate_millipercent: 0,
      ...terms,
    },
    parties: { from: [person('jan')], to: [person('sanne')] },
    events: happened(events),
  };
}

/** The agreed terms of a loan. */
export function termsOf(loan: LoanDetail): Term[] {
  const made = makeSchedule(loan.type, loan.total, loan.contract);
  if ('errors' in made) throw new Error(JSON.stringify(made.errors));
  return made.schedule.terms;
}

/** Payments of the terms from one number through another, each on its day. */
export const paysTerms = (loan: LoanDetail, from: number, through: number): Facts[] =>
  termsOf(loan)
    .filter(({ number }) => number >= from && number <= through)
    .map(({ date, payment }) => ({ kind: 'payment', date, amount: payment }));

/** Returns the sum of the terms from one number through another, in cents: in total, or the repayment only. */
export const sumOfTerms = (loan: LoanDetail, from: number, through: number, part: 'payment' | 'principal'): number =>
  termsOf(loan)
    .filter(({ number }) => number >= from && number <= through)
    .reduce((sum, term) => sum + term[part], 0);

/** Returns the loan in the form that the deduction check takes. */
export function homeDebt(loan: LoanDetail): OwnHomeLoan {
  const home = ownHomeOf(loan, booksOf(loan), () => 'no');
  if (home === null) throw new Error('no own home');
  return home;
}

/** The check of one year, for a loan with these events. */
export function checkOf(
  year: number,
  today: string,
  events: readonly Facts[] = [],
  changes: Changes = {},
): DeductionCheck | null {
  return deductionCheck(homeDebt(homeLoan(changes, events)), year, today);
}
