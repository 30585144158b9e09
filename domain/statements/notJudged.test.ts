import { homeLoan, paysTerms, person } from '../deduction/test/homeLoan.ts';
import type { LoanDetail } from '../wire/contract.ts';
import { statementOf } from './annualStatement.ts';
import { lastDayOf } from './lastDay.ts';
import { booksOf } from './ledgerBooks.ts';
import { loanPart } from './loanYear.ts';
import { taxWords } from './taxWords.ts';

/** The pages of the return that the borrower's statement of the current year fills in, on a day of it. */
function pagesOn(today: string, loan: LoanDetail, partners: 'yes' | 'no' = 'no'): string[] {
  const year = Number(today.slice(0, 4));
  const when = { year, today, until: lastDayOf(year, today), arePartners: () => partners };
  const part = loanPart(loan, 'sanne', when, () => booksOf(loan));
  const statement = statementOf({ ...person('sanne'), birthdate: null }, year, today, part ? [part] : [], []);
  return taxWords(statement).map(({ id }) => id);
}

describe('R-8.2 before a month of the current year can be judged, until 7 February', () => {
  const early = ['2026-01-01', '2026-01-05', '2026-02-07'];

  test.each([...early, '2026-02-08'])('on %s a loan paid as agreed is in box 1', (today) =>
    expect(pagesOn(today, homeLoan())).toEqual(['ownHome']),
  );

  test.each(early)('on %s a loan that began this year is judged as agreed', (today) => {
    const begun = { start_date: '2026-01-01', first_payment_date: '2026-02-01' };
    expect(pagesOn(today, homeLoan(begun))).toEqual(['ownHome']);
    expect(pagesOn(today, homeLoan({ ...begun, type: 'RepaymentFreeLoanContract' }))).toEqual(['actual']);
  });

  test.each([...early, '2026-02-08'])('on %s a loan that never counts is in box 3', (today) => {
    expect(pagesOn(today, homeLoan({ type: 'RepaymentFreeLoanContract' }))).toEqual(['debts', 'actual']);
    expect(pagesOn(today, homeLoan(), 'yes')).toEqual(['debts', 'actual']);
    expect(pagesOn(today, homeLoan({ term_months: 372 }))).toEqual(['debts', 'actual']);
  });

  test.each([...early, '2026-02-08'])('on %s a loan from before 2013 is in box 1', (today) =>
    expect(pagesOn(today, homeLoan({ start_date: '2012-01-01', first_payment_date: '2012-02-01' }))).toEqual([
      'ownHome',
    ]),
  );

  // Nothing was paid after the third term of 2024: the arrears of that year were not made good in 2025.
  const behind = homeLoan({}, paysTerms(homeLoan(), 1, 3));

  test('arrears that were not made good exclude it from 1 January, once 31 December is judged for good', () => {
    expect(pagesOn('2026-01-05', behind)).toEqual(['ownHome']);
    // The fifth working day of January 2026 is the 8th: payments until then for December count.
    expect(pagesOn('2026-01-08', behind)).toEqual(['ownHome']);
    expect(pagesOn('2026-01-09', behind)).toEqual(['debts', 'actual']);
    expect(pagesOn('2026-02-08', behind)).toEqual(['debts', 'actual']);
  });

  test('a debt lost a year before stays lost', () =>
    expect(pagesOn('2027-01-05', behind)).toEqual(['debts', 'actual']));
});
