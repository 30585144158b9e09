import { CUMIPMT, FV } from '@formulajs/formulajs';
import fc from 'fast-check';
import { addDays } from '../dates/isoDate.ts';
import { ledgerOf } from '../loans/ledger/ledger.ts';
import { anyLoan } from '../loans/ledger/test/arbitraries.ts';
import { aLoan, happened } from '../loans/ledger/test/loans.ts';
import { entryIn } from '../loans/takenOver.ts';
import { loanYear } from '../loans/ledger/year.ts';
import { makeSchedule } from '../loans/schedule.ts';
import type { Term } from '../loans/term.ts';
import type { LoanDetail } from '../wire/contract.ts';
import { booksOf } from './ledgerBooks.ts';
import { loanPart } from './loanYear.ts';
import { runs, seed } from '../test/seed.ts';

const person = (hashid: string) => ({ hashid, firstname: hashid, infix: '', lastname: 'Vis' });
const sum = (terms: readonly Term[], part: 'interest' | 'principal') =>
  terms.reduce((cents, term) => cents + term[part], 0);

test(`R-8.2 a payer some days early with every term: a year’s interest is what its payments contained, the debt what they left, for lender and borrower alike (PROPERTY_SEED=${seed})`, () => {
  fc.assert(
    fc.property(anyLoan, fc.infiniteStream(fc.integer({ min: 0, max: 25 })), (loan, days) => {
      const made = makeSchedule(loan.type, loan.total, loan.contract);
      if ('errors' in made) return;
      const { schedule } = made;
      const start = loan.contract.taken_over?.date ?? loan.contract.start_date;
      const paid = [...(schedule.stub ? [schedule.stub] : []), ...schedule.terms]
        .filter(({ payment }) => payment > 0)
        .map((term) => {
          const early = addDays(term.date, -(days.next().value ?? 0));
          return { term, date: early < start ? start : early };
        });
      const detail: LoanDetail = {
        ...loan,
        hashid: 'loan',
        version: 1,
        ledger_version: 1,
        parties: { from: [person('jan')], to: [person('sanne')] },
        events: happened(paid.map(({ term, date }) => ({ kind: 'payment', date, amount: term.payment }))),
      };
      const books = booksOf(detail);
      let open = 0;
      for (let year = Number(start.slice(0, 4)); year <= Number(schedule.endDate.slice(0, 4)); year += 1) {
        const until = `${year}-12-31`;
        const when = { year, until, today: '2080-01-01', arePartners: () => 'no' as const };
        const [lent, borrowed] = ['jan', 'sanne'].map((who) => loanPart(detail, who, when, () => books)?.loan?.figures);
        expect(lent).toEqual(borrowed);
        if (lent === undefined) continue;
        const terms = paid.filter(({ date }) => date.startsWith(String(year))).map(({ term }) => term);
        expect(lent.interest_paid).toBe(sum(terms, 'interest'));
        // Repayments earlier in the year of a takeover, as the parties stated.
        const before = loan.contract.taken_over ? entryIn(loan.total, loan.contract, year).repaid : 0;
        expect(lent.repaid - before).toBe(sum(terms, 'principal'));
        expect(lent.opening + lent.paid_out - lent.repaid).toBe(lent.closing);
        open = lent.closing;
        expect(books.principalOn(until)).toBe(open);
      }
      expect(open).toBe(0);
    }),
    { numRuns: runs(150) },
  );
});

test(`R-8.2 formulajs as oracle: the interest of twelve payments two days early, and the debt after them (PROPERTY_SEED=${seed})`, () => {
  const any = fc.record({
    total: fc.integer({ min: 500_000, max: 100_000_000 }),
    rate: fc.integer({ min: 100, max: 12_000 }),
    count: fc.integer({ min: 13, max: 360 }),
  });
  fc.assert(
    fc.property(any, ({ total, rate, count }) => {
      const loan = aLoan('AnnuityLoanContract', total, { rate_millipercent: rate, term_months: count });
      const { terms } = ledgerOf(loan, []);
      const payments = terms.map(({ date, payment }) => ({
        kind: 'payment' as const,
        date: addDays(date, -2),
        amount: payment,
      }));
      const year = loanYear(ledgerOf(loan, happened(payments)), 2025);
      const i = rate / 1_200_000;
      // The payment is rounded, and each month's interest: at most half a cent each, which bear interest from then on.
      const drift = ((1 + i) ** 12 - 1) / i + 0.01;
      const exact = -Number(CUMIPMT(i, count, total, 1, 12, 0));
      const open = -Number(FV(i, 12, (-total * i) / (1 - (1 + i) ** -count), total, 0));
      expect(Math.abs(year.interest_paid - exact)).toBeLessThan(drift);
      expect(Math.abs(year.closing - open)).toBeLessThan(drift);
    }),
    { numRuns: runs(300) },
  );
});
